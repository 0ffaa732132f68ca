import { cropPicture } from "./crop-picture.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  cropPicture(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  );
});
