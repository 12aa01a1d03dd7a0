import { COUNTRIES_MAX, PROJECT_MEDIA_MAX } from '@domain/projects/project-limits.ts';
import type { Project } from '@domain/projects/projects.ts';
import { SavedChoices } from '../../../components/form/SavedChoices.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { useMediaOptions } from '../data/mediaOptions.ts';
import { ProjectField } from './ProjectField.tsx';
import { UsageLine } from './UsageLine.tsx';

/** Media and dates on air. */
export const AirCard = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const countries = useCountryOptions();
  const media = useMediaOptions(project);

  return (
    <SectionCard title={text('projects.air')} lead={text('projects.airLead')}>
      <ReferenceFailure of={['countries', 'catalog']} />
      {media.failed !== undefined && <ErrorState error={media.failed} onRetry={media.retry} />}
      <Stack isBounded>
        <SavedChoices
          label={text('projects.field.countries')}
          options={countries.options}
          stored={project.countries}
          max={COUNTRIES_MAX}
          save={({ value, was }, submission) =>
            api.projects.update(
              { id: project.id },
              { countries: [...value], was: { countries: [...was] } },
              submission,
            )
          }
        />
        <SavedChoices
          label={text('projects.field.media')}
          options={media.options}
          stored={project.media}
          max={PROJECT_MEDIA_MAX}
          save={({ value, was }, submission) =>
            api.projects.update(
              { id: project.id },
              { media: [...value], was: { media: [...was] } },
              submission,
            )
          }
        />
        <ProjectField project={project} part="market" hint={text('projects.hint.market')} />
        <ProjectField project={project} part="airDate" />
        <UsageLine projectId={project.id} />
      </Stack>
    </SectionCard>
  );
};
