import { FactGrid } from '#design/app/fact-grid.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatRate } from '#kit/format/number.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { download } from '#kit/web/api-client.ts';
import { pathTo } from '#routes';
import { contractDocument, type ContractPage } from '../contract.ts';
import { Rights } from './rights.tsx';
import { ScopeText } from './scope-text.tsx';

const Person = ({ name, username }: { name: string; username: string }) =>
  username === '' ? (
    <Name of={name} />
  ) : (
    <Link href={pathTo('profile', { slug: username })} className="link">
      <Name of={name} />
    </Link>
  );

const ProjectLink = ({ of: { slug, title } }: { of: NonNullable<ContractPage['project']> }) => (
  <Link href={pathTo('project', { slug })} className="link wrap-anywhere">
    {title}
  </Link>
);

/** What both agreed on beside the milestones: scope, fees, deadlines and rights. */
export function TermsPanel({ contract }: { contract: ContractPage }) {
  const { locale } = usePlace();
  const { client, freelancer, project, in_force: inForce } = contract;
  return (
    <Panel
      title="Terms"
      lead="Fees and deadlines are those of the moment of the offer. They stay until the contract ends."
    >
      <div className="grid gap-4">
        <ScopeText of={contract.scope} />
        <FactGrid
          columns={4}
          facts={[
            ...(project === null ? [] : ([['Project', <ProjectLink key="project" of={project} />]] as const)),
            ['Client', <Person key="client" name={client.name} username={client.username} />],
            ['Freelancer', <Person key="freelancer" name={freelancer.name} username={freelancer.username} />],
            ['Client fee', `${formatRate(inForce.client_fee_rate, locale)} of each milestone`],
            ['Service fee', `${formatRate(inForce.service_fee_rate, locale)} of what is released`],
            ['Time to review', formatUnit(inForce.milestone_review_days, 'day', locale)],
            ['One-time extension', formatUnit(inForce.milestone_extension_days, 'day', locale)],
          ]}
        />
        <Rights lines={contract.rights} />
      </div>
    </Panel>
  );
}

const OUTCOMES = { declined: 'declined', withdrawn: 'withdrawn', lapsed: 'expired' } as const;

/** Who signed what when; the hash proves the text. */
export function SignedPanel({ contract }: { contract: ContractPage }) {
  const signed = (who: { name: string; at: string } | null) =>
    who === null ? (
      'Not signed yet'
    ) : (
      <>
        <Name of={who.name} />, <When at={who.at} style="moment" />
      </>
    );
  return (
    <Panel title="Signatures" lead="Signed terms never change. Both of you sign every new version.">
      <div className="grid gap-5">
        <ol className="grid gap-5">
          {contract.versions.map((version) => (
            <li key={version.version} className="grid gap-3">
              <h3 className="label">
                Version {version.version}
                {version.outcome === null || version.outcome === 'accepted' ? null : `, ${OUTCOMES[version.outcome]}`}
              </h3>
              <FactGrid
                columns={4}
                facts={[
                  ['Client', signed(version.client)],
                  ['Freelancer', signed(version.freelancer)],
                ]}
              />
              <p className="text-sm text-ink-2">
                SHA-256 of the terms: <span className="tnum wrap-anywhere">{version.hash}</span>
              </p>
              <div>
                <DownloadButton
                  get={() =>
                    download(
                      contractDocument,
                      { params: { contract_number: contract.number }, query: { version: String(version.version) } },
                      `contract-${contract.number}-v${version.version}.pdf`,
                    )
                  }
                >
                  Version {version.version} (PDF)
                </DownloadButton>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
