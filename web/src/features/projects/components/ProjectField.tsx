import { projectPatchSchema, type ProjectChange } from '@domain/projects/projects.schema.ts';
import { PROJECT_NUMBER_MAX } from '@domain/projects/project-limits.ts';
import type { Project } from '@domain/projects/projects.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { getFault } from '../../../components/form/getFault.ts';
import { SavedField } from '../../../components/form/SavedField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const KINDS = {
  name: 'line',
  brand: 'line',
  campaignName: 'line',
  market: 'line',
  length: 'line',
  holdedId: 'line',
  notes: 'text',
  message: 'text',
  airDate: 'day',
  estimatedRecordingDate: 'day',
  numberOfVoices: 'number',
  spots: 'number',
  units: 'number',
} as const;

type TypedPart = keyof typeof KINDS;

/** Parses a field for its record: an emptied day or number is null; undefined: not a number. */
const toPart = (part: TypedPart, value: string): string | number | null | undefined => {
  const kind = KINDS[part];
  if (kind === 'line' || kind === 'text') return value;
  if (value.trim() === '') return null;
  if (kind === 'day') return value;
  return /^\d+$/.test(value.trim()) ? Number(value) : undefined;
};

const getChange = (part: TypedPart, value: string): ProjectChange => ({ [part]: toPart(part, value) });

const getPartFault = (part: TypedPart, value: string, stored: string): string | undefined => {
  // A stored day stays valid once it has passed.
  if (value === stored) return undefined;
  if (toPart(part, value) === undefined) return getRangeMessage(1, PROJECT_NUMBER_MAX);
  return getFault(projectPatchSchema, part, toPart(part, value));
};

interface Props {
  readonly project: Project;
  readonly part: TypedPart;
  readonly hint?: string;
}

/** An automatically saved project field; concurrent edits of other fields don't conflict. */
export const ProjectField = ({ project, part, hint }: Props) => {
  const text = useText();
  const kind = KINDS[part];
  const stored = String(project[part] ?? '');

  return (
    <SavedField
      kind={kind}
      label={text(`projects.field.${part}`)}
      stored={stored}
      getFault={(value) => getPartFault(part, value, stored)}
      save={({ value, was }, submission) =>
        api.projects.update(
          { id: project.id },
          { ...getChange(part, value), was: getChange(part, was) },
          submission,
        )
      }
      required={part === 'name'}
      maxLength={kind === 'text' ? TEXT_AREA_MAX : NAME_MAX}
      {...(hint ? { hint } : {})}
    />
  );
};
