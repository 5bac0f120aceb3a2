// The film of a tab that is left would go on unseen.
for (const film of document.querySelectorAll('[data-film]'))
  film.addEventListener('change', () => {
    for (const video of film.querySelectorAll('video')) video.pause();
  });
