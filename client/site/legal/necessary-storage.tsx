import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_STORAGE_KEY } from '../../../common/locales.ts';
import { consentStorageKey } from '../consent/consent.ts';
import { browserPeriods } from './legal-values.tsx';

/** Cookies, and keys of localStorage (local) and sessionStorage (tab). Message ids: `cookies-policy.<id>.text` and `cookies-policy.<id>.kept`. */
const storageEntries = [
  { id: 'language', kind: 'local', names: [LANGUAGE_STORAGE_KEY] },
  { id: 'consent', kind: 'local', names: [consentStorageKey] },
  { id: 'scroll', kind: 'tab', names: ['react-router-scroll-positions'] },
  { id: 'session', kind: 'cookie', names: ['__Host-kordon', 'kordon'] },
  { id: 'device', kind: 'cookie', names: ['__Host-kordon-device', 'kordon-device'] },
  { id: 'staff', kind: 'local', names: ['kordon.theme', 'offer-preview'] },
  { id: 'profile', kind: 'tab', names: ['kordon.profile'] },
];

/** List of necessary cookies and stored entries: name, kind, purpose and lifetime. */
export function NecessaryStorage() {
  return (
    <Box as="ul" marginTop="24" borderBottomWidth="1px" borderColor="border">
      {storageEntries.map(({ id, kind, names }) => (
        <Box
          as="li"
          key={id}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '13rem 1fr' }}
          columnGap="24"
          rowGap="8"
          paddingBlock="20"
          borderTopWidth="1px"
          borderColor="border"
        >
          <div>
            {names.map((name) => (
              <Box as="code" key={name} display="block" fontWeight="600" fontFamily="body">
                <bdi dir="ltr">{name}</bdi>
              </Box>
            ))}
            <Box as="p" textStyle="small" color="fg.muted">
              <FormattedMessage id={`cookies-policy.${kind}`} />
            </Box>
          </div>
          <div>
            <p>
              <FormattedMessage id={`cookies-policy.${id}.text`} />
            </p>
            <Box as="p" textStyle="small" color="fg.muted" marginTop="8">
              <FormattedMessage
                id="cookies-policy.kept"
                values={{ time: <FormattedMessage id={`cookies-policy.${id}.kept`} values={browserPeriods} /> }}
              />
            </Box>
          </div>
        </Box>
      ))}
    </Box>
  );
}
