import type { ReactNode } from 'react';
import type { PersonField } from '@domain/talents/talent-fields.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { InputList } from '../../../components/form/InputList.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { ResidenceFields } from '../../../components/form/ResidenceFields.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { EthnicityHelp } from './EthnicityHelp.tsx';
import { useIsSelf, useProfileText } from './profileSubject.ts';

/** Personal details. Of these, clients see the public name and the gender. */
export const PersonFields = () => {
  const text = useProfileText();
  const isSelf = useIsSelf();
  const genders = useCatalogOptions('GENDER');
  const ethnicities = useCatalogOptions('ETHNIC');

  const { phone, dateOfBirth, ...answers } = {
    phone: (
      <FormTextField
        name="phone"
        type="tel"
        label={text('talent.phone')}
        autoComplete={isSelf ? 'tel' : 'off'}
      />
    ),
    dateOfBirth: <FormDay name="dateOfBirth" label={text('talent.dateOfBirth')} opensWithYears />,
    gender: <FormSelect name="gender" label={text('talent.gender')} options={genders} />,
    ethnic: <FormSelect name="ethnic" label={text('talent.ethnic')} options={ethnicities} />,
  } satisfies Record<PersonField, ReactNode>;

  return (
    <Stack>
      <NameFields isSelf={isSelf} />
      <FormTextField
        name="publicName"
        label={text('talent.publicName')}
        helperText={text('talent.publicNameHint')}
      />
      <FieldPair>
        {phone}
        {dateOfBirth}
      </FieldPair>
      <ResidenceFields isSelf={isSelf} />
      <FieldPair>
        <InputList inputs={answers} />
      </FieldPair>
      <EthnicityHelp />
    </Stack>
  );
};
