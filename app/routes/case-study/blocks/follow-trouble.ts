export type FilmTrouble = "offline" | "failed";

/**
 * Tells what keeps a film from playing, until it plays. A player that found no source, or lost the one it had, answers no
 * press by itself any more: the next one loads it again, and it goes on where it was.
 */
export function followTrouble(
  player: HTMLVideoElement,
  tell: (trouble: FilmTrouble | null) => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const lastSource = [...player.querySelectorAll("source")].at(-1);
  let isOver = false;
  let isWaiting = false;
  let leftAt = 0;

  const say = (trouble: FilmTrouble | null) => {
    isWaiting = trouble === "offline";
    tell(trouble);
  };
  const giveUp = () => {
    isOver = true;
    leftAt = player.currentTime || leftAt;
    // It goes by as playing; only from rest does a press start it.
    player.pause();
    say(navigator.onLine ? "failed" : "offline");
  };
  const startAgain = () => {
    isOver = false;
    leftAt = player.currentTime || leftAt;
    say(null);
    player.load();
    player.play().catch(() => {
      // The player's own events say why.
    });
  };
  const goOn = () => {
    if (!isWaiting) return;
    if (isOnScreen(player)) startAgain();
    // Nothing begins to sound where nobody sees it.
    else giveUp();
  };

  player.addEventListener("play", () => isOver && startAgain(), { signal });
  player.addEventListener("playing", () => say(null), { signal });
  // The visitor stopped it: nothing is waited for any longer.
  player.addEventListener("pause", () => !isOver && say(null), { signal });
  player.addEventListener("waiting", () => !navigator.onLine && say("offline"), { signal });
  player.addEventListener(
    "loadedmetadata",
    () => {
      if (leftAt) player.currentTime = leftAt;
      leftAt = 0;
    },
    { signal },
  );
  player.addEventListener(
    "error",
    ({ target }) => {
      // Of the sources, each that fails says so; the last one is the end.
      if (target === player || target === lastSource) giveUp();
    },
    { signal, capture: true },
  );
  // Browsers that disable their own controls over a film that failed keep this key from it.
  player.addEventListener(
    "keydown",
    (event) => {
      if (!isOver || event.key !== " ") return;
      event.preventDefault();
      startAgain();
    },
    { signal },
  );
  addEventListener("online", goOn, { signal });

  // It may have been asked before anybody followed it.
  if (player.error || player.networkState === player.NETWORK_NO_SOURCE) giveUp();
  return () => end.abort();
}

function isOnScreen(player: HTMLVideoElement): boolean {
  const { top, bottom } = player.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}
