for (const demoVideo of document.querySelectorAll('[data-demo-video]'))
  demoVideo.addEventListener('change', () => {
    for (const video of demoVideo.querySelectorAll('video')) video.pause();
  });
