/** Puts the film, or the frame of the house that shows it, in the place of its picture. */
export function play(event: Event, picture: HTMLAnchorElement): void {
  event.preventDefault();
  const film = document.createElement(picture.dataset.video === "video" ? "video" : "iframe");
  film.src = picture.href;
  film.title = picture.title;
  film.className = picture.dataset.look ?? "";
  if (film instanceof HTMLVideoElement) {
    film.controls = true;
    film.autoplay = true;
  } else {
    film.allow = "autoplay; fullscreen; encrypted-media";
    film.allowFullscreen = true;
  }
  picture.replaceWith(film);
  film.focus();
}
