import { isSavingData } from "./is-saving-data.ts";
import { watchElements } from "./watch-elements.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";

/**
 * Plays the films, before the app is there and after: the app renders them and then leaves them
 * alone. `data-film` says what the visitor wants, "playing" or "paused", and the toggle inside
 * changes it. What is out of sight rests.
 */
export function playFilms() {
  const inView = new WeakSet<Element>();
  const nextFrame = () => new Promise(requestAnimationFrame);
  const loaded = new Promise((done) => addEventListener("load", done));
  const isWanted = (film: HTMLElement) =>
    film.dataset.film === "playing" && inView.has(film) && !document.hidden;

  const start = async (film: HTMLElement, video: HTMLVideoElement) => {
    if (document.readyState !== "complete") await loaded;
    // A poster that cannot be had is no reason to go without the film.
    await film
      .querySelector("img")
      ?.decode()
      .catch(() => {});
    // The frame after the one that paints the poster.
    await nextFrame();
    await nextFrame();
    if (!isWanted(film)) return;
    if (!video.currentSrc) {
      for (const source of video.querySelectorAll("source")) source.src = source.dataset.src ?? "";
      video.load();
    }
    await video.play();
    video.dataset.shown = "";
  };

  const update = (film: HTMLElement) => {
    const video = film.querySelector("video");
    if (!video) return;
    if (!isWanted(film)) video.pause();
    else
      start(film, video).catch(({ name }: Error) => {
        // A pause breaks off a start; anything else says that the browser will not play it.
        if (name !== "AbortError") film.dataset.film = "paused";
      });
  };
  const updateAll = () => {
    for (const film of document.querySelectorAll<HTMLElement>("[data-film]")) update(film);
  };

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      inView[isIntersecting ? "add" : "delete"](target);
    updateAll();
  });
  watchElements('[data-film=""]', (film) => {
    film.dataset.film = prefersReducedMotion() || isSavingData() ? "paused" : "playing";
    visibility.observe(film);
  });
  document.addEventListener("visibilitychange", updateAll);
  addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element && target.closest("[data-film-toggle]");
    const film = toggle && toggle.closest<HTMLElement>("[data-film]");
    if (!film) return;
    film.dataset.film = film.dataset.film === "playing" ? "paused" : "playing";
    update(film);
  });
}
