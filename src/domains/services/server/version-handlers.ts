import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../versions-contract.ts';
import { readVersion, readVersions, restoreVersion } from './versions.ts';

export const versionHandlers: readonly Handler[] = [
  onQuery(contract.serviceVersions, ({ db, actor, params, query }) => readVersions(db, actor, params.id, query)),
  onQuery(contract.serviceVersion, ({ db, actor, params }) => readVersion(db, actor, params.id, params.number)),
  onCommand(contract.restoreVersion, ({ tx, actor, params, context }) => restoreVersion(tx, actor, params, context)),
];
