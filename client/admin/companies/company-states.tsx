import { chakra, Flex } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RecordScreen } from '../kit/record-screen.tsx';

const list = { path: '/admin/companies', title: 'companies.title' };

/** Shown while a company is loading. */
export function CompanyLoading() {
  const { formatMessage } = useIntl();
  return (
    <RecordScreen list={list} name={formatMessage({ id: 'company.title' })} nameIsHeading>
      <chakra.p role="status" px={{ base: '4', md: '7' }} py="6" color="fg.muted">
        <FormattedMessage id="company.loading" />
      </chakra.p>
    </RecordScreen>
  );
}

/** Shown when the company does not exist or was deleted. */
export function CompanyNotFound() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'company.missing' });
  return (
    <RecordScreen list={list} name={title}>
      <Flex direction="column" align="center" gap="2" px="5" py="12" textAlign="center">
        <Building2 aria-hidden />
        <chakra.h1 textStyle="head">{title}</chakra.h1>
        <chakra.span textDecoration="underline" textUnderlineOffset="3px">
          <Link to={list.path}>
            <FormattedMessage id="company.missing.back" />
          </Link>
        </chakra.span>
      </Flex>
    </RecordScreen>
  );
}
