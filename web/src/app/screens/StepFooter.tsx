import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { PROJECT_STEPS, type ProjectStep } from '@domain/projects/steps.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';

/** What is missing for the next stage; shown while it is locked. */
const HINTS: Readonly<Partial<Record<ProjectStep, 'licensing' | 'voiceFinder' | 'selection' | 'booking'>>> = {
  information: 'licensing',
  licensing: 'voiceFinder',
  voiceFinder: 'selection',
  selection: 'booking',
};

interface Props {
  readonly step: number;
  readonly next: number | undefined;
  readonly onNext: (step: number) => void;
}

/** Links to the next open stage, or explains what opens it. */
export const StepFooter = ({ step, next, onNext }: Props) => {
  const text = useText();
  const nextName = next === undefined ? undefined : PROJECT_STEPS[next - 1];
  const here = PROJECT_STEPS[step - 1];
  const hint = here && HINTS[here];

  return (
    <Row data-off-paper isOneLine gap={2} align="center" justify="flex-end" sx={{ paddingTop: 3 }}>
      {next !== undefined && nextName ? (
        <Button variant="contained" endIcon={<ArrowForward />} onClick={() => onNext(next)}>
          {text('projects.goTo', { step: text(`projects.step.${nextName}`) })}
        </Button>
      ) : (
        hint && <Muted variant="body1">{text(`projects.stepHint.${hint}`)}</Muted>
      )}
    </Row>
  );
};
