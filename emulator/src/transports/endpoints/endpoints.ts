import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '../../server/emulator.ts';
import { toStatus } from '../../status/status.ts';
import { parseResourceName, toResourceName, type DatabaseName } from '../../storage/names.ts';
import { getCaller } from '../../server/caller.ts';
import { readJson, sendError, sendJson, sendJsonText, sendText } from '../rest/http.ts';
import type { RequestTarget } from '../rest/request-target.ts';
import { exportEndpoint, importEndpoint } from './export-import.ts';
import { sendRuleCoverage, loadSecurityRules } from './security-rules.ts';
import { registerEventarc, registerLegacy } from './trigger-registration.ts';

const EMPTY = '{\n}\n';

/** The emulator's own endpoints, outside the Firestore API; false when the URL is not one. */
export async function handleEndpoint(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: RequestTarget,
  shutdown: () => void,
): Promise<boolean> {
  const { method = 'GET' } = request;
  const path = decode(pathname);
  if (path === '/' && method === 'GET') {
    sendText(response, 'Ok\n');
    return true;
  }
  if (path === '/reset' && method === 'POST') {
    emulator.reset();
    sendText(response, 'Resetting...\n');
    return true;
  }
  if (path === '/shutdown' && method === 'POST') {
    sendText(response, 'Shutting down...\n');
    shutdown();
    return true;
  }

  const match = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(path);
  const [, projectId, rest] = match ?? [];
  if (projectId === undefined || rest === undefined) return false;

  try {
    const project = emulator.project(projectId);
    const [, database, below] = /^\/databases\/([^/]+)\/documents(\/.*)?$/s.exec(rest) ?? [];
    const trigger = /^\/triggers\/([^/]+)$/.exec(rest)?.[1];
    if (database !== undefined && method === 'DELETE') {
      clear(emulator, { projectId, database }, below ?? '', request.headers.authorization);
      sendJsonText(response, EMPTY);
      return true;
    }

    if (rest === ':securityRules' && method === 'PUT') {
      loadSecurityRules(project, await readJson(request), response);
    } else if (rest === ':usage' && method === 'GET') sendJson(response, project.usage.read());
    else if (/^(\/databases\/[^/]+)?:export$/.test(rest) && method === 'POST') {
      exportEndpoint(emulator, await readJson(request), request.headers.authorization);
      sendJsonText(response, EMPTY);
    } else if (/^(\/databases\/[^/]+)?:import$/.test(rest) && method === 'POST') {
      importEndpoint(emulator, await readJson(request), request.headers.authorization);
      sendJsonText(response, EMPTY);
    } else if (/^:ruleCoverage(\.html)?$/.test(rest) && method === 'GET') {
      sendRuleCoverage(project, rest.endsWith('.html'), response);
    } else if (rest === ':usage' && method === 'DELETE') {
      project.usage.reset();
      sendJson(response, {});
    } else if (rest === '/eventarcTrigger' && method === 'POST') {
      const key = searchParams.get('eventarcTriggerId') ?? '';
      sendJson(response, registerEventarc(project, key, await readJson(request)));
    } else if (trigger !== undefined && method === 'PUT') {
      sendJson(response, registerLegacy(project, trigger, await readJson(request)));
    } else if (trigger !== undefined && method === 'DELETE') {
      project.triggers.unregister(trigger);
      sendJson(response, {});
    } else return false;
  } catch (error) {
    sendError(response, toStatus(error));
  }

  return true;
}

/** Empties a database, or a path with its descendants. Credentials are optional, but bad ones are refused. */
function clear(
  emulator: Emulator,
  name: DatabaseName,
  below: string,
  authorization: string | undefined,
): void {
  const path =
    below === '' || below === '/' ? [] : parseResourceName(toResourceName(name, [below.slice(1)])).path;
  getCaller(authorization);
  emulator.database(name).store.clear(path);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
