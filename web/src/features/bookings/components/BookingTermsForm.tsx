import { Form } from 'formik';
import type { AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormNumber } from '../../../components/form/FormNumber.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { toTerms, toTypedTerms, typedTermsSchema, type TypedTerms } from '../data/typedTerms.ts';
import { NoticeSteps } from './NoticeSteps.tsx';

interface Props {
  readonly agencyId: string;
  /** Null: nothing has been set yet. */
  readonly stored: AgreedBookingTerms | null;
  readonly onSaved: () => void;
}

/** An agency's booking terms. */
export const BookingTermsForm = ({ agencyId, stored, onSaved }: Props) => {
  const text = useText();
  const draft = useDraft(`bookingTerms.${agencyId}`);
  const save = useSave<TypedTerms>(draft, async (values, submission) => {
    await api.bookings.saveTerms({ ...toTerms(values), basedOn: stored?.version ?? 0 }, submission);
    onSaved();
  });

  return (
    <AppFormik initialValues={toTypedTerms(stored)} validationSchema={typedTermsSchema} onSubmit={save}>
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        <SectionCard title={text('bookingTerms.steps')} lead={text('bookingTerms.stepsLead')}>
          <NoticeSteps />
        </SectionCard>
        <SectionCard title={text('bookingTerms.moves')}>
          <Stack>
            <FormNumber
              name="moveDays"
              label={text('bookingTerms.moveDays')}
              helperText={text('bookingTerms.moveDaysHint')}
            />
            <FormCheckbox name="excused.illness" label={text('bookingTerms.illness')} />
            <FormCheckbox name="excused.forceMajeure" label={text('bookingTerms.forceMajeure')} />
          </Stack>
        </SectionCard>
        <SectionCard title={text('bookingTerms.fees')}>
          <FormCheckbox name="counterOffers" label={text('bookingTerms.counterOffers')} />
        </SectionCard>
        <SectionCard title={text('bookingTerms.session')}>
          <FieldPair>
            <FormNumber name="noShowPercent" label={text('bookingTerms.noShowPercent')} />
            <FormNumber name="graceMinutes" label={text('bookingTerms.graceMinutes')} />
          </FieldPair>
        </SectionCard>
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};
