import { useDemoRating } from '../data/useDemoRating.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import type { DemoActions } from './demoActions.ts';
import { DemoRow } from './DemoRow.tsx';

export const FurtherDemo = ({
  demo,
  actions,
}: {
  readonly demo: FoundDemo;
  readonly actions: DemoActions;
}) => (
  <DemoRow demo={demo} isFurther rating={useDemoRating(actions.projectId, demo.id, true)} actions={actions} />
);
