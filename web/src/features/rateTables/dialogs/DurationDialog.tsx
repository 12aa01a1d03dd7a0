import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { strictObject, text as word } from '@domain/messages/yup.ts';
import { formatTerm } from '@domain/pricing/term-labels.ts';
import { TERM_COUNT_MAX, TERM_UNITS, toTermCode, type Term } from '@domain/pricing/terms.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import type { WantedOption } from '../data/licenceOptions.ts';

/** Weeks of a cycle, the trade's quarter. */
const CYCLE_WEEKS = 13;
const UNITS = ['day', 'week', 'cycle', 'month', 'year', 'campaign', 'perpetual'] as const;

interface Values {
  readonly unit: string;
  readonly count: string;
}

const COUNT_MAX = Math.floor(TERM_COUNT_MAX / CYCLE_WEEKS);

/** Returns the term of typed values; undefined while they name none. */
const toTerm = ({ unit, count }: Values): Term | undefined => {
  const typed = Number(count);
  if (unit === 'campaign' || unit === 'perpetual') return { unit, count: 1 };
  if (!Number.isInteger(typed) || typed < 1 || typed > COUNT_MAX) return undefined;
  if (unit === 'cycle') return { unit: 'week', count: CYCLE_WEEKS * typed };
  const calendarUnit = TERM_UNITS.find((name) => name === unit);
  return calendarUnit && { unit: calendarUnit, count: typed };
};

const schema = strictObject({
  unit: word().oneOf(UNITS).required(),
  count: word().test(
    'count',
    getRangeMessage(1, COUNT_MAX),
    (count = '', { parent }) => toTerm({ ...(parent as Values), count }) !== undefined,
  ),
});

const TermFields = () => {
  const text = useText();
  const { locale } = useLocale();
  const { values } = useFormikContext<Values>();
  const term = toTerm(values);
  const isCounted = values.unit !== 'campaign' && values.unit !== 'perpetual';
  const rule = isCounted ? (values.unit === 'year' ? 'year' : 'same') : values.unit;

  return (
    <>
      <FieldPair>
        <FormSelect
          name="unit"
          label={text('licenceOptions.unit')}
          options={UNITS.map((unit) => ({ code: unit, label: text(`licenceOptions.unit.${unit}`) }))}
        />
        {isCounted && <FormTextField name="count" label={text('licenceOptions.count')} inputMode="numeric" />}
      </FieldPair>
      {term && (
        <Typography variant="body2" role="status">
          {text(`licenceOptions.rule.${rule as 'year'}`, { term: formatTerm(term, locale) })}
        </Typography>
      )}
    </>
  );
};

interface Props {
  readonly onSave: (option: Omit<WantedOption, 'isHidden'>, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds a duration by its length, which names it in both languages. */
export const DurationDialog = ({ onSave, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<Values>
      draft="licenceOption.duration"
      title={text('licenceOptions.addDuration')}
      lead={text('licenceOptions.addLead')}
      initial={{ unit: 'cycle', count: '1' }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={(values, submission) => {
        const term = toTerm(values);
        if (!term) throw new Error('The schema requires a term');
        const [label, labelEs] = [formatTerm(term, 'en'), formatTerm(term, 'es')];
        return onSave({ code: toTermCode(term), label, labelEs }, submission);
      }}
      onClose={onClose}
    >
      <TermFields />
    </FormDialog>
  );
};
