import { Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { personKeyForm } from '../../../common/forms/privacy-request.ts';
import { useFindPersonLazyQuery, type FindPersonQuery } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Counts } from './counts.tsx';

export type PersonAction = 'export' | 'correct' | 'erase';
const actions: PersonAction[] = ['export', 'correct', 'erase'];

interface Props {
  /** Initial value: the e-mail address of a request whose person is looked up. */
  email: string;
  onAction: (action: PersonAction, key: string) => void;
}

/** Finds all data of a person by e-mail address or phone number. */
export function PersonSearch({ email, onAction }: Props) {
  const [find, { data }] = useFindPersonLazyQuery({ fetchPolicy: 'network-only' });
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The search stands below the requests and may be out of sight when the person of a request is looked up.
    if (email) container.current?.querySelector('input')?.focus();
  }, [email]);
  return (
    <div ref={container}>
      <Form
        schema={personKeyForm}
        initialValues={{ email }}
        onSubmit={async (values) => {
          const { error } = await find({ variables: { email: values.email } });
          if (error) throw error;
        }}
      >
        <Flex gap="3" wrap="wrap" align="end" px={{ base: '4', md: '5' }} py="3">
          <chakra.div flex="1" maxW="24rem" minW="12rem">
            <TextField name="email" autoComplete="off" label={<FormattedMessage id="privacy.find.label" />} />
          </chakra.div>
          <SubmitButton label="privacy.find" h={{ base: '11', md: '9' }} />
        </Flex>
      </Form>
      <chakra.p role="status" px={{ base: '4', md: '5' }} color="fg.muted" textStyle="meta">
        {data && (
          <FormattedMessage
            id={data.personData.length > 0 ? 'privacy.find.count' : 'privacy.find.none'}
            values={{ count: data.personData.length }}
          />
        )}
      </chakra.p>
      <ul>
        {data?.personData.map((person) => (
          <PersonItem key={person.key} person={person} onAction={(action) => onAction(action, person.key)} />
        ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  person: FindPersonQuery['personData'][number];
  onAction: (action: PersonAction) => void;
}

const PersonItem = ({ person: { key, names, phones, records, companies }, onAction }: ItemProps) => (
  <chakra.li
    display="grid"
    gap="1.5"
    px={{ base: '4', md: '5' }}
    py="3"
    borderBottomWidth="1px"
    borderColor="border.subtle"
    overflowWrap="anywhere"
  >
    <chakra.p fontWeight="medium">
      <bdi>{names.join(', ') || key}</bdi>
    </chakra.p>
    <chakra.p textStyle="meta" color="fg.muted">
      <bdi dir="ltr">{[...new Set([key, ...phones])].join(' · ')}</bdi>
    </chakra.p>
    <chakra.p>
      <Counts counts={records as Record<string, number>} />
    </chakra.p>
    {companies.length > 0 && (
      <Flex as="p" gap="3" wrap="wrap">
        {companies.map(({ id, name }) => (
          <Link key={id} to={`/admin/companies/${id}`} style={{ textDecoration: 'underline' }}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </Flex>
    )}
    <Flex gap="2" wrap="wrap">
      {actions
        .filter((action) => action !== 'correct' || key.includes('@'))
        .map((action) => (
          <Button
            key={action}
            size="xs"
            h={{ base: '11', md: '7' }}
            colorPalette={action === 'erase' ? 'red' : undefined}
            onClick={() => onAction(action)}
          >
            <FormattedMessage id={`privacy.${action}`} />
          </Button>
        ))}
    </Flex>
  </chakra.li>
);
