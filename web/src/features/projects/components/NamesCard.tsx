import type { Project } from '@domain/projects/projects.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { CategoryField } from './CategoryField.tsx';
import { ProjectField } from './ProjectField.tsx';

export const NamesCard = ({ project }: { readonly project: Project }) => {
  const text = useText();

  return (
    <SectionCard title={text('projects.names')}>
      <Stack isBounded>
        <ProjectField project={project} part="name" />
        <ProjectField project={project} part="brand" />
        <CategoryField project={project} />
        <ProjectField project={project} part="campaignName" />
      </Stack>
    </SectionCard>
  );
};
