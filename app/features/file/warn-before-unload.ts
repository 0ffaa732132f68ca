let underWay = 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Until the work is done, the browser asks before it leaves the page. Listened to only then: it costs the back button. */
export async function warnBeforeUnload<T>(work: () => Promise<T>): Promise<T> {
  if (underWay === 0) window.addEventListener("beforeunload", ask);
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) window.removeEventListener("beforeunload", ask);
  }
}
