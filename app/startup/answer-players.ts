/** So high is the browser's own bar of controls, at most. */
const bar = 64;

/** Plays and stops a player's film by a press on its picture, and starts it by a link that leads to it; one at a time. */
export function answerPlayers() {
  const play = (player: HTMLVideoElement) => {
    // What keeps a film from playing is said beside it, once the app is there.
    player.play().catch(() => {});
  };

  // Not the click: on a touch screen the controls keep it to themselves.
  addEventListener("pointerup", ({ target: player, offsetY, button }) => {
    if (!(player instanceof HTMLVideoElement) || button) return;
    if (offsetY > player.clientHeight - bar) return;
    const { paused } = player;
    // Some browsers do the same by themselves, with the click that follows.
    setTimeout(() => {
      if (player.paused !== paused) return;
      if (paused) play(player);
      else player.pause();
    });
  });
  // It does not bubble. Two films at once are two too many to hear.
  addEventListener(
    "play",
    ({ target }) => {
      const others = document.querySelectorAll<HTMLVideoElement>("video[controls]");
      if (target instanceof HTMLVideoElement && target.controls)
        for (const other of others) if (other !== target) other.pause();
    },
    true,
  );
  addEventListener("click", ({ target, ctrlKey, metaKey }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || ctrlKey || metaKey) return;
    const player = document.getElementById(link.hash.slice(1));
    if (player instanceof HTMLVideoElement) play(player);
  });
}
