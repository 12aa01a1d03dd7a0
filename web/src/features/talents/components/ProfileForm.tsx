import type { ReactNode } from 'react';
import { Form } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { clearHiddenStudioFields } from '@domain/talents/talent-profile.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import { Draft } from '../../../components/form/Draft.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { updateTalent } from '../data/talentRecord.ts';
import { ProfileSubject } from './profileSubject.ts';
import { getProfileValues, type ProfileValues } from './profileValues.ts';
import { useStudioConfirmation } from './useStudioConfirmation.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

interface Props {
  readonly talent: Talent;
  /** The edited part of the profile; only it is sent. */
  readonly schema: AnyObjectSchema;
  readonly children: ReactNode;
  /** Called after saving; without it, the page confirms. */
  readonly onSaved?: () => Promise<void>;
}

/**
 * A part of a talent's profile, edited by the talent or by staff. The later of two concurrent saves is refused and keeps its draft.
 * Saving without a studio needs confirmation.
 */
export const ProfileForm = ({ talent, schema, children, onSaved }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { confirm, dialog } = useStudioConfirmation();

  const draft = useDraft(`talent.${talent.id}.${Object.keys(schema.fields).sort().join('.')}`);

  const save = useSubmit<ProfileValues>(async (values, { submission, helpers }) => {
    const patch = schema.cast(values, { stripUnknown: true }) as TalentPatch;
    const settled = 'homeStudio' in schema.fields ? clearHiddenStudioFields(patch) : patch;
    if (settled !== patch && !(await confirm(values))) return;

    await updateTalent(talent, settled, submission);
    draft.forget();

    if (onSaved) await onSaved();
    else {
      resetToSaved(helpers, values);
      toasts.success(text('common.saved'));
    }
  });

  return (
    <ProfileSubject value={talent.id}>
      <AppFormik
        key={talent.updatedAt.toMillis()}
        initialValues={getProfileValues(talent)}
        validationSchema={schema}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <ReferenceFailure of={['catalog', 'countries', 'languages']} />
          {children}
          {dialog}
        </Stack>
      </AppFormik>
    </ProfileSubject>
  );
};
