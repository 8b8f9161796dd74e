import picture from './share.png?inline';

// Drawn by `tools/share-picture`. In the build it is text: the built server has no other files beside it.
const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');

/** What messengers and networks show of a link to the site. */
export const loader = (): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      // Messengers on the web show it on their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
