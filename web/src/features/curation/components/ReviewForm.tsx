import { useState } from 'react';
import { Form, useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REVIEW_REASONS, type ReviewReason } from '@domain/curation/reasons.ts';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { DemoFields } from '../../../common/demos/DemoFields.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import type { FormDraft } from '../../../components/form/useDraft.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useHasPageKeys, usePageKeys } from '../../../lib/keys/usePageKeys.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { updateDemo } from '../../../common/demos/updateDemo.ts';
import { ReasonChips, withReason } from './ReasonChips.tsx';
import { getChanges, pickReviewFields, type ReviewValues } from './reviewValues.ts';

type Verdict = 'approved' | 'rejected';

const focusField = (name: string): void =>
  document.querySelector<HTMLElement>(`textarea[name="${name}"]`)?.focus();

interface Props {
  readonly demo: Demo;
  readonly draft: FormDraft;
  /** After a verdict was given. */
  readonly onVerdict: () => void;
}

export const ReviewForm = ({ demo, draft, onVerdict }: Props) => {
  const text = useText();
  const hasPageKeys = useHasPageKeys();
  const form = useFormikContext<ReviewValues>();
  const { values, setFieldValue } = form;
  const [isAsked, setAsked] = useState(false);
  const { reviewerReasons: reasons } = values;
  const isSilent = values.reviewerComment.trim() === '' && reasons.length === 0;

  const { busy, submit } = useSubmission(async (submission, reviewStatus: Verdict) => {
    const faults = await form.validateForm();
    if (Object.keys(faults).length > 0) return void (await form.submitForm());
    if (reviewStatus === 'rejected' && isSilent) {
      setAsked(true);
      return focusField('reviewerComment');
    }

    const patch: DemoPatch = { ...getChanges(demo, values), ...pickReviewFields(values), reviewStatus };
    await updateDemo(demo, patch, submission);
    draft.forget();
    form.resetForm({ values });

    return onVerdict();
  });

  const give = (verdict: Verdict) => void submit(verdict);
  const toggle = (reason: ReviewReason) => void setFieldValue('reviewerReasons', withReason(reasons, reason));

  usePageKeys({
    a: () => give('approved'),
    r: () => give('rejected'),
    c: () => focusField('reviewerComment'),
    n: () => focusField('notes'),
    ...Object.fromEntries(REVIEW_REASONS.map((reason, index) => [String(index + 1), () => toggle(reason)])),
  });

  return (
    <Form noValidate style={{ display: 'grid', gap: 16 }}>
      <Draft of={draft} />
      <SectionCard title={text('review.verdict')}>
        <Stack>
          <Box sx={{ '& textarea': { scrollMarginTop: 96 } }}>
            <FormTextArea
              name="reviewerComment"
              label={text('review.comment')}
              max={TEXT_AREA_MAX}
              rows={3}
            />
            {isAsked && isSilent && (
              <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
                {text('review.commentRequired')}
              </Box>
            )}
          </Box>
          <ReasonChips said={reasons} onToggle={toggle} />
          <Row>
            <Button
              variant="contained"
              color="success"
              loading={busy}
              onClick={() => give('approved')}
              aria-keyshortcuts={hasPageKeys ? 'a' : undefined}
            >
              {text('review.approve')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              loading={busy}
              onClick={() => give('rejected')}
              aria-keyshortcuts={hasPageKeys ? 'r' : undefined}
            >
              {text('review.reject')}
            </Button>
          </Row>
        </Stack>
      </SectionCard>
      <SectionCard title={text('review.details')}>
        <Stack align="start" sx={{ '& > *': { width: 1 } }}>
          <ReferenceFailure of={['catalog', 'languages']} />
          <DemoFields isOwner={false} />
          <SubmitButton variant="outlined" size="small" sx={{ width: 'auto' }}>
            {text('review.save')}
          </SubmitButton>
        </Stack>
      </SectionCard>
    </Form>
  );
};
