/** Stops a film that has left the screen: whoever cannot see it cannot find what sounds. Only a press starts it again. */
export function pauseUnseen(player: HTMLVideoElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isSeen = false;
  const isElsewhere = () =>
    document.fullscreenElement === player || document.pictureInPictureElement === player;

  const observer = new IntersectionObserver((entries) => {
    const wasSeen = isSeen;
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (wasSeen && !isSeen && !isElsewhere()) player.pause();
  });
  // A link that leads to it starts it while it is out of sight: from then on it has to be seen before it can leave.
  const lookAgain = () => {
    isSeen = false;
    observer.unobserve(player);
    observer.observe(player);
  };
  lookAgain();
  player.addEventListener("play", lookAgain, { signal });
  player.addEventListener("leavepictureinpicture", () => !isSeen && player.pause(), { signal });
  return () => {
    observer.disconnect();
    end.abort();
  };
}
