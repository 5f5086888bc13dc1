-- What waits for a client on their dashboard: proposals to read and counter-offers to answer.
create index proposal_undecided_of_client on proposal (client_id) where state in ('submitted', 'shortlisted', 'interviewing');
