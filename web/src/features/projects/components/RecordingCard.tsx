import { SESSION_MINUTES } from '@domain/projects/project-limits.ts';
import type { Project } from '@domain/projects/projects.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { SavedSelect } from '../../../components/form/SavedSelect.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { ProjectField } from './ProjectField.tsx';

const { least, most, step } = SESSION_MINUTES;
const LENGTHS = Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);

/** Recording days and hours. */
export const RecordingCard = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const lengths = LENGTHS.map((minutes) => ({
    code: String(minutes),
    label: text('projects.sessionLength', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  }));

  return (
    <SectionCard title={text('projects.recording')} lead={text('projects.recordingLead')}>
      <Stack isBounded>
        <FieldPair>
          <ProjectField project={project} part="numberOfVoices" />
          <ProjectField project={project} part="spots" />
        </FieldPair>
        <FieldPair>
          <ProjectField project={project} part="length" hint={text('projects.hint.length')} />
          <ProjectField project={project} part="units" />
        </FieldPair>
        <SavedSelect
          label={text('projects.field.sessionMinutes')}
          hint={text('projects.hint.sessionMinutes')}
          options={lengths}
          stored={String(project.sessionMinutes)}
          save={({ value, was }, submission) =>
            api.projects.update(
              { id: project.id },
              { sessionMinutes: Number(value), was: { sessionMinutes: Number(was) } },
              submission,
            )
          }
        />
        <ProjectField project={project} part="estimatedRecordingDate" />
      </Stack>
    </SectionCard>
  );
};
