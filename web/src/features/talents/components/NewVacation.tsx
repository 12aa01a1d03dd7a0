import { Form } from 'formik';
import Box from '@mui/material/Box';
import { vacationSchema } from '@domain/rates/rates.schema.ts';
import type { Days } from '@domain/rates/vacations.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';

const EMPTY: Days = { from: '', to: '' };

/** Adds a span of days. */
export const NewVacation = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();

  const add = useSubmit<Days>(async (days, { submission, helpers }) => {
    const { from, to } = await api.talents.addVacation({ id: talentId }, days, submission);
    resetToSaved(helpers, days, EMPTY);
    const isJoined = from !== days.from || to !== days.to;
    toasts.success(
      isJoined
        ? text('vacations.merged', { from: dates.day(from), to: dates.day(to) })
        : text('vacations.added'),
    );
  });

  return (
    <AppFormik initialValues={EMPTY} validationSchema={vacationSchema} onSubmit={add}>
      <Box
        component={Form}
        noValidate
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
          alignItems: 'start',
        }}
      >
        <FormDay name="from" label={text('vacations.from')} />
        <FormDay name="to" label={text('vacations.to')} />
        <SubmitButton>{text('vacations.add')}</SubmitButton>
      </Box>
    </AppFormik>
  );
};
