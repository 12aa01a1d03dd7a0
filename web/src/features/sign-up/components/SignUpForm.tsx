import type { ReactNode } from 'react';
import { type FormikValues } from 'formik';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import type { AnyObjectSchema } from 'yup';
import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import { AccountForm } from '../../../components/form/AccountForm.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { PolicyConsents } from './PolicyConsents.tsx';
import { useSignUpSubmit, type Credentials, type SignUpType } from './useSignUpSubmit.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

interface Props<Values> {
  readonly type: SignUpType;
  readonly title: string;
  readonly lead: ReactNode;
  /** Above the title, such as the progress of a flow. */
  readonly above?: ReactNode;
  readonly initialValues: Values;
  readonly schema: AnyObjectSchema;
  /** The policy documents to accept; undefined while loading. */
  readonly contract: AgencyContract | undefined;
  /** Registers with the values; returns the new account. */
  readonly register: (values: Values, submission: Submission) => Promise<{ readonly id: string }>;
  readonly submitText: string;
  /** Path of "Back". */
  readonly back: string;
  /** The fields between the head and the consents. */
  readonly children: ReactNode;
}

/** The sign-up form of every role: head, fields, documents to accept, and next steps. */
export const SignUpForm = <Values extends Credentials & FormikValues>({
  type,
  title,
  lead,
  above,
  initialValues,
  schema,
  contract,
  register,
  submitText,
  back,
  children,
}: Props<Values>) => {
  const text = useText();
  const { pathname } = useLocation();
  const draft = useDraft(`signUp.${pathname}`);
  const signUp = useSignUpSubmit<Values>(type, async (values, submission) => {
    const account = await register(values, submission);
    draft.forget();
    return account;
  });

  useDocumentTitle(title);

  return (
    <AppFormik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={signUp}
    >
      <AccountForm maxWidth={640} above={above} title={title} lead={lead}>
        <Draft of={draft} />
        {children}
        <PolicyConsents contract={contract} terms="termsAndConditions" privacy="acceptPrivacyPolicy" />
        <SubmitButton size="large" disabled={contract === undefined}>
          {submitText}
        </SubmitButton>
        <Button color="inherit" component={Link} to={back}>
          {text('common.back')}
        </Button>
      </AccountForm>
    </AppFormik>
  );
};
