import type { DemoRequest } from '../demo-types.ts';
import { arabicRequests } from './ar.ts';
import { englishRequests } from './en.ts';
import { frenchRequests } from './fr.ts';
import { persianRequests } from './fa.ts';
import { turkishRequests } from './tr.ts';

export const demoRequests: DemoRequest[] = [
  ...turkishRequests,
  ...englishRequests,
  ...arabicRequests,
  ...persianRequests,
  ...frenchRequests,
];
