import type { Project } from '@domain/projects/projects.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { BudgetField } from './BudgetField.tsx';
import { ProjectField } from './ProjectField.tsx';

/** Notes for the agency. */
export const AgencyCard = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const { isAgencys } = useProjectArea();

  return (
    <SectionCard title={text('projects.forAgency')}>
      <Stack isBounded>
        <BudgetField project={project} />
        <ProjectField project={project} part="message" hint={text('projects.hint.message')} />
        <ProjectField project={project} part="notes" hint={text('projects.hint.notes')} />
        {isAgencys && (
          <ProjectField project={project} part="holdedId" hint={text('projects.hint.holdedId')} />
        )}
      </Stack>
    </SectionCard>
  );
};
