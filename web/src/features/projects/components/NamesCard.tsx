import Box from '@mui/material/Box';
import { projectSchema } from '@domain/projects/projects.schema.ts';
import type { Project } from '@domain/projects/projects.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { faultOf } from '../../../components/form/faultOf.ts';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { updateName, type NameField } from '../data/projectCalls.ts';

const NAMES: readonly NameField[] = ['name', 'brand', 'campaignName'];

/** The project's names. Each saves itself; people who change different ones are not in each other's way. */
export const NamesCard = ({ project }: { readonly project: Project }) => {
  const text = useText();
  return (
    <SectionCard title={text('projects.names')}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {NAMES.map((field) => (
          <SavedField
            key={field}
            label={text(`projects.field.${field}`)}
            stored={project[field]}
            // An emptied project name is a fault here, not an absent change.
            faultOf={(value) => faultOf(projectSchema, field, value)}
            save={(change, press) => updateName(project.id, field, change, press)}
            required={field === 'name'}
            maxLength={NAME_MAX}
          />
        ))}
      </Box>
    </SectionCard>
  );
};
