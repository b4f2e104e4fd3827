import { certificates } from '../../../common/business.ts';

type Standard = (typeof certificates)[number]['standard'];

export interface Certificate {
  /** Message id: `quality.certificate.<id>`. */
  id: string;
  standard: Standard;
  /** Year; undefined for a type of document, which is not issued to a company. */
  issued?: number;
  /** Year; undefined for certificates that do not expire. */
  validUntil?: number | undefined;
  /** Types of the document, such as 3.1. */
  types?: string;
  /** The preview is blurred; the original is shown during an offer or an audit. */
  isProtected: boolean;
}

const unprotectedStandards: Standard[] = ['EN 10204', 'CE'];

/** The certificates and the inspection document in display order. */
export const certificateCards: Certificate[] = certificates.map((certificate) => ({
  ...certificate,
  id: certificate.standard.toLowerCase().replaceAll(' ', '-'),
  isProtected: !unprotectedStandards.includes(certificate.standard),
}));
