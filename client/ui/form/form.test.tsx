import { CombinedGraphQLErrors } from '@apollo/client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object } from 'yup';
import { reasons } from '../../../common/forms/reasons.ts';
import { line } from '../../../common/forms/text.ts';
import { graphqlError } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const user = userEvent.setup({ delay: null });
const schema = object({ name: line(80), company: line(80) });

/** Submits the form to a server that rejects these fields. @returns the text of the alert */
async function submitRejected(fields: Record<string, string>) {
  const reject = () => Promise.reject(new CombinedGraphQLErrors(graphqlError('BAD_USER_INPUT', { fields })));
  renderOnSite(
    <Form schema={schema} onSubmit={reject}>
      <TextField name="name" />
      <TextField name="company" />
      <SubmitButton label="contact.send" />
    </Form>,
    'en',
  );
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  return screen.findByText(/Please correct|Something went wrong/, { selector: '[role=alert] span' });
}

test('a rejected field shows its error, and the alert asks to correct the marked fields', async () => {
  const alert = await submitRejected({ name: reasons.required });
  expect(screen.getByLabelText(/^Full name/)).toHaveAccessibleDescription('This field is required.');
  expect(alert).toHaveTextContent(/^Please correct the marked fields\.$/);
});

test('an error of a field that the form does not have is shown in the alert, beside those of its own fields', async () => {
  const alert = await submitRejected({ name: reasons.required, 'trade.port': reasons.required });
  expect(screen.getByLabelText(/^Full name/)).toHaveAccessibleDescription('This field is required.');
  expect(alert).toHaveTextContent(/^Please correct the marked fields\. Something went wrong on our side\./);
});

test('when the form has none of the rejected fields, the alert shows a server error only', async () => {
  expect(await submitRejected({ 'trade.port': reasons.required })).toHaveTextContent(
    /^Something went wrong on our side/,
  );
});
