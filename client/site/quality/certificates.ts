import { certificates } from '../../../common/business.ts';

type Standard = (typeof certificates)[number]['standard'];

export interface Certificate {
  /** Words: `quality.certificate.<id>`. */
  id: string;
  standard: Standard;
  issued: number;
  /** Undefined where it does not expire by itself. */
  validUntil: number | undefined;
  /** Its preview is blurred: the original is shown during an offer or an audit. */
  guarded: boolean;
}

const openToRead: Standard[] = ['EN 10204', 'CE'];

/** Certificates that buyers ask for, as the gallery shows them. */
export const certificateCards: Certificate[] = certificates.map((certificate) => ({
  ...certificate,
  id: certificate.standard.toLowerCase().replaceAll(' ', '-'),
  guarded: !openToRead.includes(certificate.standard),
}));
