import { certificates } from '../../../common/business.ts';

type Standard = (typeof certificates)[number]['standard'];

export interface Certificate {
  /** Message id: `quality.certificate.<id>`. */
  id: string;
  standard: Standard;
  /** Year. */
  issued: number;
  /** Year; undefined for certificates that do not expire. */
  validUntil: number | undefined;
  /** The preview is blurred; the original is shown during an offer or an audit. */
  isProtected: boolean;
}

const unprotectedStandards: Standard[] = ['EN 10204', 'CE'];

/** The certificates in display order. */
export const certificateCards: Certificate[] = certificates.map((certificate) => ({
  ...certificate,
  id: certificate.standard.toLowerCase().replaceAll(' ', '-'),
  isProtected: !unprotectedStandards.includes(certificate.standard),
}));
