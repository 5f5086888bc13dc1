import type { Facts, FactsOf, Scope } from './facts.ts';
import { isNode, listOf, nodesOf, textOf, type Node } from './node-tree.ts';

/** Functions of PostgreSQL that never return null for arguments that are not null. */
const KEEPS = new Set(
  `lower upper initcap to_char to_timestamp date_trunc date_part extract length char_length octet_length btrim ltrim rtrim replace left right md5 sha256
   encode decode convert_to abs round floor ceil ceiling trunc make_interval make_date make_timestamptz timezone age to_json to_jsonb hashtext hashtextextended
   cardinality array_to_json array_append array_remove array_cat string_to_array starts_with position strpos row_to_json set_config generate_series jsonb_set
   format_type translate repeat substr lpad rpad mod power sqrt get_byte num_nulls num_nonnulls ts_rank like notlike`.split(
    /\s+/,
  ),
);
/** Never null, whatever the arguments. */
const NEVER = new Set(
  `now clock_timestamp transaction_timestamp statement_timestamp concat concat_ws jsonb_build_object json_build_object jsonb_build_array json_build_array
   gen_random_uuid uuidv7 pg_backend_pid pg_current_xact_id current_database pg_advisory_xact_lock pg_try_advisory_xact_lock pg_try_advisory_lock
   pg_advisory_lock random pg_snapshot_xmin pg_current_snapshot`.split(/\s+/),
);
/** `->` and its like: null where there is no such field. */
const JSON_TYPES = new Set(['114', '3802']);
const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank']);
const COLLECTS = new Set(['json_agg', 'jsonb_agg', 'array_agg', 'json_object_agg', 'jsonb_object_agg']);
const IS_CAST = new Set(['1', '2']);

const allKept = (node: Node, scope: Scope, factsOf: FactsOf): Facts => ({
  isNullable: listOf(node['args']).some((argument) => factsOf(argument, scope).isNullable),
});
const MAYBE: Facts = { isNullable: true };

/** Each group has a row, so an aggregate over a group has at least one value. */
function aggregateFacts(node: Node, scope: Scope, factsOf: FactsOf): Facts {
  const name = scope.catalog.routine(textOf(node['aggfnoid']))?.name ?? '';
  if (COUNTS.has(name)) return { isNullable: false };
  const [query] = scope.queries;
  const isGrouped =
    listOf(query?.['groupClause']).length > 0 &&
    query?.['groupingSets'] === null &&
    textOf(node['agglevelsup']) === '0';
  if (!isGrouped || node['aggfilter'] !== null) return MAYBE;
  return {
    isNullable: !COLLECTS.has(name) && nodesOf(node['args']).some((node) => factsOf(node['expr'], scope).isNullable),
  };
}

export function functionFacts(node: Node, scope: Scope, factsOf: FactsOf): Facts {
  const { catalog } = scope;
  switch (node.tag) {
    case 'AGGREF':
      return aggregateFacts(node, scope, factsOf);
    case 'WINDOWFUNC':
      return { isNullable: !COUNTS.has(catalog.routine(textOf(node['winfnoid']))?.name ?? '') };
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR': {
      const routine = catalog.routine(textOf(node['opfuncid']));
      const [first] = nodesOf(node['args']);
      const opensJson =
        JSON_TYPES.has(textOf(first?.['vartype'])) &&
        textOf(node['opresulttype']) !== '16' &&
        !['jsonb_concat'].includes(routine?.name ?? '');
      const mayMiss =
        opensJson ||
        (isNode(first) &&
          first.tag !== 'VAR' &&
          routine?.name.startsWith('json') === true &&
          textOf(node['opresulttype']) !== '16');
      return routine?.isBuiltIn === true && routine.isStrict && !mayMiss ? allKept(node, scope, factsOf) : MAYBE;
    }
    case 'FUNCEXPR': {
      const routine = catalog.routine(textOf(node['funcid']));
      if (routine?.isBuiltIn !== true) return MAYBE;
      if (NEVER.has(routine.name)) return { isNullable: false };
      return KEEPS.has(routine.name) || IS_CAST.has(textOf(node['funcformat'])) ? allKept(node, scope, factsOf) : MAYBE;
    }
    default:
      return MAYBE;
  }
}
