import { plantProduct } from '/work/wt/bench/bench/product-data.ts';
import { plainClient } from '/work/wt/bench/bench/support/plain-client.ts';
import { openLoop, percentile } from '/work/wt/bench/bench/support/open-loop.ts';
import { writeFileSync } from 'node:fs';
const p = await plantProduct(20, console.log);
console.log(p.instance.dataDir, p.instance.url, p.instance.pid);
writeFileSync('/tmp/planted.json', JSON.stringify({ client: p.busy.client, freelancer: p.busy.freelancer, dataDir: p.instance.dataDir, connection: p.instance.connection, url: p.instance.url }));
const c = plainClient(p.instance.url);
for (const [who, route] of [['client','/api/dashboard/client'],['freelancer','/api/dashboard/freelancer'],['client','/api/conversations'],['client',`/api/conversations/${p.busy.client.conversations[0].conversation}/messages`],['client','/api/notifications'],['client','/api/wallet/transactions'],['client','/api/orders?side=buying'],['client','/api/my/milestones?side=buying'],['client','/api/my/projects']] as const) {
  const h = { authorization: `Bearer ${p.busy[who].token}` };
  const first = await c.get(route, h);
  console.log(route, first.status, first.text.length);
  for (const rate of [5, 50]) {
  const t = await openLoop(rate, 5, async () => { const a = await c.get(route, h); if (a.status !== 200) throw new Error(a.text); });
  console.log('   ', rate, 'p50', percentile(t, .5).toFixed(1), 'p95', percentile(t, .95).toFixed(1)); }
}
c.close();
await p.owner.end();
if (process.env.KEEP) { console.log('kept running'); await new Promise(r => setTimeout(r, 3600_000)); }
await p.instance.stop();
