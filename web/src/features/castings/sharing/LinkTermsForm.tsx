import { Form } from 'formik';
import Box from '@mui/material/Box';
import { linkTermsSchema, type LinkTermsValues } from '@domain/castings/guests.schema.ts';
import {
  GUESTS_HEAR,
  getGuestsHear,
  getLinkTerms,
  PASSCODE_MAX,
  type GuestsHear,
  type LinkedRecord,
} from '@domain/castings/links.ts';
import { yup } from '@domain/messages/yup.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormDateTime } from '../../../components/form/FormDateTime.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveLinkTerms } from '../data/castingSharing.ts';
import type { SharedLink } from '../data/sharedLink.ts';

const PASSCODE_NEW = {
  casting: 'sharing.passcodeNew',
  project: 'sharing.passcodeOfProject',
} as const;

interface Values {
  readonly hears: GuestsHear;
  readonly asksVotes: boolean;
  readonly sharesComments: boolean;
  readonly hasPasscode: boolean;
  readonly passcode: string;
  readonly expires: boolean;
  readonly expiresAt: string;
}

const getValues = (linked: LinkedRecord): Values => {
  const { asksVotes, sharesComments, hasPasscode, expiresAt } = getLinkTerms(linked);

  return {
    hears: getGuestsHear(linked),
    asksVotes,
    sharesComments,
    hasPasscode,
    passcode: '',
    expires: expiresAt !== null,
    expiresAt: expiresAt ? new Date(expiresAt.toMillis()).toISOString() : '',
  };
};

const getChanges = (values: Values, initial: Values): LinkTermsValues => ({
  hears: values.hears,
  asksVotes: values.asksVotes,
  sharesComments: values.sharesComments,
  ...(values.hasPasscode && (values.passcode || !initial.hasPasscode) ? { passcode: values.passcode } : {}),
  ...(!values.hasPasscode && initial.hasPasscode ? { passcode: null } : {}),
  ...(values.expires && (values.expiresAt !== initial.expiresAt || !initial.expires)
    ? { expiresAt: values.expiresAt }
    : {}),
  ...(!values.expires && initial.expires ? { expiresAt: null } : {}),
});

/** Validation errors of a change, by field. */
const findFaults = (changes: LinkTermsValues): Readonly<Record<string, string>> => {
  try {
    linkTermsSchema.validateSync(changes, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
};

export const LinkTermsForm = ({ link }: { readonly link: SharedLink }) => {
  const text = useText();
  const toasts = useToasts();
  const initial = getValues(link);
  const draft = useDraft(`${link.kind}.link.${link.id}`);
  const submit = useSubmit<Values>(async (values, { submission, helpers }) => {
    await saveLinkTerms(link, getChanges(values, initial), submission);
    draft.forget();
    resetToSaved(helpers, values, { ...values, passcode: '' });
    toasts.success(text('sharing.saved'));
  });

  return (
    <AppFormik
      initialValues={initial}
      validate={(values) => findFaults(getChanges(values, initial))}
      onSubmit={submit}
    >
      {({ values }) => (
        <Form noValidate>
          <Draft of={draft} />
          <Stack gap={1} align="start">
            <FormRadios
              name="hears"
              label={text('sharing.hears')}
              options={GUESTS_HEAR.map((code) => ({ code, label: text(`sharing.hear.${code}`) }))}
            />
            <FormCheckbox name="asksVotes" label={text('sharing.asksVotes')} />
            <ShownWhen is={values.asksVotes}>
              <FormCheckbox name="sharesComments" label={text('sharing.sharesComments')} />
            </ShownWhen>
            <Disclosure label={text('sharing.limits')} isHeldOpen={values.hasPasscode || values.expires}>
              {() => (
                <Stack gap={1} align="start">
                  <FormCheckbox name="hasPasscode" label={text('sharing.hasPasscode')} />
                  <ShownWhen is={values.hasPasscode}>
                    <Box sx={{ width: 1, maxWidth: 420 }}>
                      <FormTextField
                        name="passcode"
                        label={text('sharing.passcode')}
                        autoComplete="off"
                        maxLength={PASSCODE_MAX}
                        helperText={text(
                          initial.hasPasscode ? 'sharing.passcodeKept' : PASSCODE_NEW[link.kind],
                        )}
                      />
                    </Box>
                  </ShownWhen>
                  <FormCheckbox name="expires" label={text('sharing.expires')} />
                  <ShownWhen is={values.expires}>
                    <Box sx={{ width: 1, maxWidth: 420 }}>
                      <FormDateTime name="expiresAt" label={text('sharing.expiresAt')} required />
                    </Box>
                  </ShownWhen>
                </Stack>
              )}
            </Disclosure>
            <SubmitButton>{text('common.save')}</SubmitButton>
          </Stack>
        </Form>
      )}
    </AppFormik>
  );
};
