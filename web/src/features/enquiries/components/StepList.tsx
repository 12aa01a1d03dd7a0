import Typography from '@mui/material/Typography';
import type { EnquiryStepView } from '@domain/enquiries/enquiries.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Returns a step's summary: author and action. */
export const useStepText = () => {
  const text = useText();
  return ({ kind, byName }: EnquiryStepView): string =>
    text(`enquiries.step.${kind}`, { name: byName ?? text('enquiries.formerColleague') });
};

/** A message's steps, oldest first. */
export const StepList = ({ steps }: { readonly steps: readonly EnquiryStepView[] }) => {
  const stepText = useStepText();

  return (
    <PlainList component="ol" gap={2}>
      {steps.map((step) => (
        <Stack key={`${step.at} ${step.kind}`} component="li" gap={0.5}>
          <Typography variant="subtitle2" component="p">
            {stepText(step)}
          </Typography>
          <Muted variant="caption" component="p">
            <DateText instant={step.at} withZone />
          </Muted>
          {step.answer !== null && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {step.answer}
            </Typography>
          )}
        </Stack>
      ))}
    </PlainList>
  );
};
