import { agencyPatchSchema } from '@domain/agencies/agencies.schema.ts';
import { getZone, type AgencySettings } from '@domain/agencies/agencies.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { agencySettingsApi } from '@domain/agencies/agency-settings.api.ts';
import { parseHex, toHex } from '@domain/branding/contrast.ts';
import { yup } from '@domain/messages/yup.ts';

export type AgencyChanges = EndpointBody<(typeof agencySettingsApi)['agencies.update']>;

const POLICIES = ['termsUrl', 'termsVersion', 'privacyUrl', 'privacyVersion'] as const;
/** Form texts that are null when empty. */
const EMPTIED = ['accent', 'logoUrl', 'logoDarkUrl', 'isotypeLogoUrl', 'defaultLocale', 'currency'] as const;
const LINES = ['slug', 'publicName', 'contactEmail', 'supportEmail', 'senderName', 'schedulingLink'] as const;

/** The agency's form values: one text per field, and the menus. */
export type AgencyValues = Readonly<
  Record<(typeof LINES)[number] | (typeof EMPTIED)[number] | (typeof POLICIES)[number] | 'timeZone', string>
> & {
  readonly hiddenMenu: string[];
  readonly mutedNews: string[];
  readonly asksSecondFactor: boolean;
  readonly takeReceiver: string;
};
export type AgencyLine = Omit<AgencyValues, 'hiddenMenu' | 'mutedNews' | 'asksSecondFactor' | 'takeReceiver'>;

export const toLine = ({ policies, ...agency }: AgencySettings): AgencyLine => {
  const own = Object.fromEntries([...LINES, ...EMPTIED].map((field) => [field, agency[field] ?? '']));
  const documents = Object.fromEntries(POLICIES.map((field) => [field, policies?.[field] ?? '']));
  return { ...own, ...documents, timeZone: getZone(agency) } as unknown as AgencyLine;
};

export const getValues = (agency: AgencySettings): AgencyValues => ({
  ...toLine(agency),
  hiddenMenu: [...(agency.hiddenMenu ?? [])],
  mutedNews: [...(agency.mutedNews ?? [])],
  asksSecondFactor: agency.asksSecondFactor ?? false,
  takeReceiver: agency.takeReceiver ?? 'client',
});

const getPolicies = (values: AgencyLine): AgencyChanges['policies'] => {
  const view = Object.fromEntries(POLICIES.map((field) => [field, values[field].trim()]));
  return POLICIES.every((field) => !view[field]) ? null : (view as unknown as AgencyChanges['policies']);
};

/** Normalises a colour for storage; an invalid one is kept, to be refused. */
const getColour = (typed: string): string => {
  const colour = parseHex(typed);
  return colour ? toHex(colour) : typed;
};

/** Returns the whole form as a request body. */
const toBody = (values: AgencyValues): Record<string, unknown> => ({
  ...Object.fromEntries(LINES.map((field) => [field, values[field].trim()])),
  ...Object.fromEntries(EMPTIED.map((field) => [field, values[field] || null])),
  accent: getColour(values.accent) || null,
  policies: getPolicies(values),
  timeZone: values.timeZone,
  hiddenMenu: [...values.hiddenMenu].sort(),
  mutedNews: [...values.mutedNews].sort(),
  asksSecondFactor: values.asksSecondFactor,
  takeReceiver: values.takeReceiver,
});

/** Returns changed fields with their original values: the API refuses to overwrite concurrent changes. */
export const getChanges = (values: AgencyValues, began: AgencyValues): AgencyChanges => {
  const [now, then] = [toBody(values), toBody(began)];
  const changed = Object.keys(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(then[field]),
  );
  const only = (body: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, body[field]]));
  return { ...only(now), was: only(then) } as AgencyChanges;
};

export const collectFaults = (values: AgencyValues): Readonly<Record<string, string>> => {
  try {
    agencyPatchSchema.validateSync(toBody(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!yup.ValidationError.isError(error)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [
        path.replace(/^policies\./, '').replace(/\[.*$/, ''),
        message,
      ]),
    );
  }
};
