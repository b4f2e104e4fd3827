import sanitizeHtml from 'sanitize-html';

interface MailPage {
  /** A whole page with its own Content-Security-Policy. */
  html: string;
  /** Number of remote pictures, shown or not. */
  remotePictures: number;
}

const color = [/^#[\da-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^rgb\(\d{1,3},\s?\d{1,3},\s?\d{1,3}\)$/i];
const size = [/^\d{1,4}(?:\.\d{1,3})?(?:px|pt|em|%)?$/i];

/** No property that loads anything or leaves the place of its element. */
const styles = {
  color,
  'background-color': color,
  'text-align': [/^(?:left|right|center|justify|start|end)$/],
  'font-size': size,
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'font-style': [/^(?:italic|normal)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  direction: [/^(?:ltr|rtl)$/],
  width: size,
  'max-width': size,
};

const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/**
 * Makes the HTML of a mail safe to show in a sandboxed frame: without scripts, forms, frames, styles that load files, and events. Remote
 * pictures would tell the sender who reads the mail and when, so they are left out unless asked for.
 */
export function createMailPage(html: string, { withPictures }: { withPictures: boolean }): MailPage {
  let remotePictures = 0;
  const body = sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font', 'del', 'ins'],
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align'],
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      table: ['width', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
      td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'valign'],
      th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'valign'],
      font: ['color', 'size'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    // The text of these is not shown, too.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
    transformTags: {
      a: (tagName, { href = '', title = '' }) => ({
        tagName,
        // A relative link would lead to our own pages.
        attribs: {
          ...(/^(?:https?|mailto|tel):/i.test(href) && { href }),
          ...(title && { title }),
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
      }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => {
        const isRemote = /^https?:\/\//i.test(src);
        if (isRemote) remotePictures++;
        const isShown = inlinePicture.test(src) || (isRemote && withPictures);
        const sizes = { ...(width && { width }), ...(height && { height }) };
        return { tagName, attribs: { ...(isShown && { src }), alt, ...sizes } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src && !attribs.alt,
  });
  const pictures = withPictures ? 'data: http: https:' : 'data:';
  const policy = `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'`;
  return {
    html: `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>body{font:15px/1.5 system-ui,sans-serif;margin:12px;overflow-wrap:anywhere}img{max-width:100%;height:auto}</style></head><body>${body}</body></html>`,
    remotePictures,
  };
}
