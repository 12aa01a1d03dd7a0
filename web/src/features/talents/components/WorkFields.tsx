import type { ReactNode } from 'react';
import type { WorkField } from '@domain/talents/talent-fields.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { InputList } from '../../../components/form/InputList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useProfileText } from './profileSubject.ts';

/** Working conditions, for bookings and payment. */
export const WorkFields = () => {
  const text = useProfileText();

  const inputs = {
    availableForProjectOnCreationTime: (
      <FormCheckbox name="availableForProjectOnCreationTime" label={text('work.available')} />
    ),
    society: (
      <FormTextField name="society" label={text('work.society')} helperText={text('work.societyHint')} />
    ),
    cooperativePartner: <FormCheckbox name="cooperativePartner" label={text('work.cooperativePartner')} />,
    linkedIn: <FormTextField name="linkedIn" type="url" label={text('work.linkedIn')} />,
  } satisfies Record<WorkField, ReactNode>;

  return (
    <Stack>
      <InputList inputs={inputs} />
    </Stack>
  );
};
