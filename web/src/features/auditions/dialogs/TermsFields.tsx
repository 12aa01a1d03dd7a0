import { useEffect, useRef } from 'react';
import { useField } from 'formik';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { FormDateTime } from '../../../components/form/FormDateTime.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { ScriptPdfField } from '../../../common/scripts/ScriptPdfField.tsx';

const FIELD = 'outcomeBy';

/** The outcome's date follows the deadline while it is the proposed one. */
const useOutcomeFollows = (): void => {
  const [{ value: deadline }] = useField<string>('deadline');
  const [{ value: outcomeBy }, , { setValue }] = useField<string>(FIELD);
  const former = useRef(deadline);

  useEffect(() => {
    if (former.current === deadline) return;
    const wasProposed = proposeOutcomeDate(former.current, 'local') === outcomeBy;
    const proposed = proposeOutcomeDate(deadline, 'local');
    if (wasProposed && proposed !== '') void setValue(proposed);
    if (proposed !== '') former.current = deadline;
  }, [deadline, outcomeBy, setValue]);
};

interface Props {
  readonly projectId: string;
  /** The request that is changed, and may be due today; absent: a new one. */
  readonly auditionId?: string;
}

/** Terms of an audition request: style, dates, script and brief. */
export const TermsFields = ({ projectId, auditionId }: Props) => {
  const text = useText();
  const styles = useCatalogOptions('AUDITION_STYLE');
  const from = auditionId !== undefined ? 'now' : 'tomorrow';

  useOutcomeFollows();

  return (
    <>
      <ReferenceFailure of={['catalog']} />
      <FormSelect name="style" label={text('auditions.style')} options={styles} required />
      <FormDateTime name="deadline" label={text('auditions.deadline')} from={from} required />
      <FormDateTime name={FIELD} label={text('auditions.outcomeBy')} from={from} required />
      <FormTextArea name="script" label={text('auditions.script')} max={TEXT_AREA_MAX} rows={5} />
      <ScriptPdfField
        projectId={projectId}
        onSave={
          auditionId === undefined
            ? undefined
            : () => download(api.auditions.script, { params: { id: auditionId }, name: 'script.pdf' })
        }
      />
      <FormTextArea name="brief" label={text('auditions.brief')} max={TEXT_AREA_MAX} rows={4} />
    </>
  );
};
