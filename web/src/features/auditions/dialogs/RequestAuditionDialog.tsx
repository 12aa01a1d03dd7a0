import { DateTime } from 'luxon';
import { auditionSchema, type AuditionValues } from '@domain/auditions/auditions.schema.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { FormDateTime } from '../../../components/form/FormDateTime.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../lib/board/cell.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { useCatalogOptions, useLanguageWord } from '../../../lib/reference.ts';
import { requestAuditions } from '../data/auditionCalls.ts';

/** Three days on at six in the evening, or the Monday after: a deadline that people can keep, ready to be changed. */
const suggestedDeadline = (): string => {
  const day = DateTime.now().plus({ days: 3 });
  const weekday = day.plus({ days: day.weekday > 5 ? 8 - day.weekday : 0 });
  return weekday.set({ hour: 18, minute: 0, second: 0, millisecond: 0 }).toISO() ?? '';
};

const EMPTY: Omit<AuditionValues, 'deadline'> = { style: '', script: '', brief: '' };

/** Asks for auditions: style, deadline, script and brief. */
export const RequestAuditionDialog = ({
  cell,
  onClose,
}: {
  readonly cell: Cell;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const languageWord = useLanguageWord();
  const styles = useCatalogOptions('AUDITION_STYLE');

  const send = async (values: AuditionValues, press: Press) => {
    const talents = await requestAuditions(cell.casting.id, cell.voice.id, values, press);
    toasts.success(text('auditions.sent', { count: talents }));
  };

  return (
    <FormDialog
      draft={`audition.request.${cell.casting.id}.${cell.voice.id}`}
      title={text('auditions.requestTitle')}
      lead={text('auditions.requestLead', {
        character: cell.voice.name,
        language: languageWord(cell.casting.language),
      })}
      initial={{ ...EMPTY, deadline: suggestedDeadline() }}
      schema={auditionSchema}
      submitLabel={text('auditions.send')}
      maxWidth={600}
      onSubmit={send}
      onClose={onClose}
    >
      <ReferenceFailure of={['catalog']} />
      <FormSelect name="style" label={text('auditions.style')} options={styles} required />
      <FormDateTime name="deadline" label={text('auditions.deadline')} required />
      <FormTextArea name="script" label={text('auditions.script')} max={TEXT_AREA_MAX} rows={5} />
      <FormTextArea name="brief" label={text('auditions.brief')} max={TEXT_AREA_MAX} rows={4} />
    </FormDialog>
  );
};
