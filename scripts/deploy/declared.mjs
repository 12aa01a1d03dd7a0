import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

/** Returns a file of `deploy` with an environment's values in place of `{{NAME}}`; throws for a name without a value. */
export const readDeclared = (name, values = {}) =>
  JSON.parse(
    readFileSync(`${ROOT}deploy/${name}.json`, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, key) => {
      if (values[key] === undefined) throw new Error(`deploy/${name}.json needs a value for ${key}`);
      return values[key];
    }),
  );

/** Returns the project's number, the second part of an app's id. */
const getNumber = (appId = '') => appId.split(':')[1] ?? '';

/** Returns the address of an app's project in the App Check API, which names projects by number. */
export const getAppCheckRoot = (appId) =>
  `https://firebaseappcheck.googleapis.com/v1/projects/${getNumber(appId)}`;

/** Returns the values of an environment; those of the alerts' channel are known once it exists. */
export const getValues = ({ project, settings }) => {
  const [budget, currency] = settings.MONTHLY_BUDGET.split(' ');
  return {
    PROJECT: project,
    ORIGIN: settings.APP_URL,
    HOST: new URL(settings.APP_URL).host,
    BUDGET: budget,
    CURRENCY: currency,
    DOCS: settings.DOCS_URL || 'In the repository: ',
    PROJECT_NUMBER: getNumber(settings.APP_ID),
    ENFORCEMENT: settings.APP_CHECK === 'enforce' ? 'ENFORCED' : 'UNENFORCED',
  };
};
