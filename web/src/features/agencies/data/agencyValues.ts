import {
  ADDED_FIELDS,
  agencyPatchSchema,
  KEPT_FIELDS,
  POLICY_FIELDS,
  RULE_FIELDS,
} from '@domain/agencies/agencies.schema.ts';
import { getZone, type AgencySettings } from '@domain/agencies/agencies.ts';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { parseHex, toHex } from '@domain/branding/contrast.ts';
import { yup } from '@domain/messages/yup.ts';
import { getDefaults, getNames, pickFields, toFormValues } from '@domain/values/fields.ts';

export type AgencyChanges = EndpointBody<Api['agencies.update']>;

const TEXT_FIELDS = { ...KEPT_FIELDS, ...ADDED_FIELDS };
const POLICIES = getNames(POLICY_FIELDS);
/** Texts that are sent as typed; the others are null when empty. */
const LINES = [
  ...(['slug', 'publicName', 'contactEmail', 'supportEmail', 'senderName'] as const),
  ...(['schedulingLink', 'timeZone'] as const),
];

/** Numbers, which fields return as texts. */
const HOURS = ['holdHours', 'challengeHours'] as const;

/** The agency's texts in the form. */
export const toLine = ({ policies, ...agency }: AgencySettings) => ({
  ...toFormValues(TEXT_FIELDS, { ...getDefaults(TEXT_FIELDS), ...agency }),
  ...toFormValues(POLICY_FIELDS, policies ?? getDefaults(POLICY_FIELDS)),
  timeZone: getZone(agency),
});
export type AgencyLine = ReturnType<typeof toLine>;

export const getValues = (agency: AgencySettings) => ({
  ...toLine(agency),
  ...toFormValues(RULE_FIELDS, { ...getDefaults(RULE_FIELDS), ...agency }),
});
export type AgencyValues = ReturnType<typeof getValues>;

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
  ...pickFields(values, getNames(RULE_FIELDS)),
  ...Object.fromEntries(getNames(TEXT_FIELDS).map((field) => [field, values[field] || null])),
  ...Object.fromEntries(LINES.map((field) => [field, values[field].trim()])),
  ...Object.fromEntries(HOURS.map((field) => [field, Number(values[field])])),
  accent: getColour(values.accent) || null,
  policies: getPolicies(values),
  hiddenMenu: [...values.hiddenMenu].sort(),
  mutedNews: [...values.mutedNews].sort(),
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
