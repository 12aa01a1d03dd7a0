import { ValidationError } from 'yup';
import { expressSchema, type ExpressValues } from '@domain/projects/express.schema.ts';
import { LENGTH_MAX_SECONDS, SPOTS_MAX } from '@domain/pricing/assets.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { getDraftChoice, NO_LICENCE, READING_ORDER, type LicenceDraft } from './licenceChoice.ts';

/** Form values of an express project. */
export interface ExpressDraft extends LicenceDraft {
  readonly companyId: string;
  readonly name: string;
  readonly brand: string;
  readonly campaignName: string;
  readonly languages: readonly string[];
  /** One voice, or several characters. */
  readonly voices: 'one' | 'several';
  readonly characters: readonly string[];
  readonly assetName: string;
  readonly spots: string;
  /** Empty: unknown. */
  readonly lengthSeconds: string;
  readonly message: string;
}

export const NO_EXPRESS: ExpressDraft = {
  ...NO_LICENCE,
  companyId: '',
  name: '',
  brand: '',
  campaignName: '',
  languages: [],
  voices: 'one',
  characters: [],
  assetName: '',
  spots: '1',
  lengthSeconds: '',
  message: '',
};

/** Returns the form field for a path in the request. */
const pickField = (path: string): keyof ExpressDraft => {
  const [first = '', second = ''] = path.split(/[.[]/);
  if (first === 'asset') return second === 'name' ? 'assetName' : (second as 'spots' | 'lengthSeconds');
  return (first === 'licence' ? second : first) as keyof ExpressDraft;
};

interface FormTerms {
  /** Staff select the company. */
  readonly asksCompany: boolean;
  /** Name of the only voice. */
  readonly oneVoice: string;
  /** As shown, in basis points. */
  readonly surcharge: number;
}

/** Returns the draft as a request, or its errors by field. */
export const readExpress = (
  draft: ExpressDraft,
  { asksCompany, oneVoice, surcharge }: FormTerms,
): { readonly body?: ExpressValues; readonly faults: Readonly<Record<string, string>> } => {
  const faults: Partial<Record<keyof ExpressDraft, string>> = {};

  const findMissing = (field: keyof ExpressDraft, fault = 'validation.required') => {
    faults[field] ??= fault;
  };

  const { voices, characters, spots, lengthSeconds } = draft;

  if (asksCompany && draft.companyId === '') findMissing('companyId');
  if (draft.name.trim() === '') findMissing('name');
  if (draft.assetName.trim() === '') findMissing('assetName');
  if (draft.languages.length === 0) findMissing('languages');
  if (voices === 'several' && characters.length === 0) findMissing('characters');
  if (!/^\d+$/.test(spots.trim()))
    findMissing('spots', spots.trim() === '' ? 'validation.required' : getRangeMessage(1, SPOTS_MAX));
  if (!/^\d*$/.test(lengthSeconds.trim()))
    findMissing('lengthSeconds', getRangeMessage(1, LENGTH_MAX_SECONDS));
  for (const name of READING_ORDER) if (!draft[name]) findMissing(name);

  const licence = getDraftChoice(draft);
  if (!licence || Object.keys(faults).length > 0) return { faults };

  const { name, brand, campaignName, languages, message } = draft;

  const sent = {
    name,
    brand,
    campaignName,
    languages,
    message,
    licence,
    surcharge,
    ...(asksCompany ? { companyId: draft.companyId } : {}),
    characters: voices === 'one' ? [oneVoice] : characters,
    asset: {
      name: draft.assetName,
      spots: Number(spots),
      lengthSeconds: lengthSeconds.trim() === '' ? null : Number(lengthSeconds),
    },
  };

  try {
    return { body: expressSchema.validateSync(sent, { abortEarly: false }), faults };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message: fault } of error.inner) faults[pickField(path)] ??= fault;
    return { faults };
  }
};
