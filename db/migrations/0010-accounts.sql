-- ISO 3166-1: number and letters. Names and calling codes are in the program; a test holds the two lists together.
create table country (
  id smallint primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$')
);
insert into country (id, code) values
  (4, 'AF'), (248, 'AX'), (8, 'AL'), (12, 'DZ'), (16, 'AS'), (20, 'AD'), (24, 'AO'), (660, 'AI'), (10, 'AQ'), (28, 'AG'), (32, 'AR'), (51, 'AM'),
  (533, 'AW'), (36, 'AU'), (40, 'AT'), (31, 'AZ'), (44, 'BS'), (48, 'BH'), (50, 'BD'), (52, 'BB'), (112, 'BY'), (56, 'BE'), (84, 'BZ'), (204, 'BJ'),
  (60, 'BM'), (64, 'BT'), (68, 'BO'), (535, 'BQ'), (70, 'BA'), (72, 'BW'), (74, 'BV'), (76, 'BR'), (86, 'IO'), (96, 'BN'), (100, 'BG'), (854, 'BF'),
  (108, 'BI'), (132, 'CV'), (116, 'KH'), (120, 'CM'), (124, 'CA'), (136, 'KY'), (140, 'CF'), (148, 'TD'), (152, 'CL'), (156, 'CN'), (162, 'CX'), (166, 'CC'),
  (170, 'CO'), (174, 'KM'), (178, 'CG'), (180, 'CD'), (184, 'CK'), (188, 'CR'), (384, 'CI'), (191, 'HR'), (192, 'CU'), (531, 'CW'), (196, 'CY'), (203, 'CZ'),
  (208, 'DK'), (262, 'DJ'), (212, 'DM'), (214, 'DO'), (218, 'EC'), (818, 'EG'), (222, 'SV'), (226, 'GQ'), (232, 'ER'), (233, 'EE'), (748, 'SZ'), (231, 'ET'),
  (238, 'FK'), (234, 'FO'), (242, 'FJ'), (246, 'FI'), (250, 'FR'), (254, 'GF'), (258, 'PF'), (260, 'TF'), (266, 'GA'), (270, 'GM'), (268, 'GE'), (276, 'DE'),
  (288, 'GH'), (292, 'GI'), (300, 'GR'), (304, 'GL'), (308, 'GD'), (312, 'GP'), (316, 'GU'), (320, 'GT'), (831, 'GG'), (324, 'GN'), (624, 'GW'), (328, 'GY'),
  (332, 'HT'), (334, 'HM'), (340, 'HN'), (344, 'HK'), (348, 'HU'), (352, 'IS'), (356, 'IN'), (360, 'ID'), (364, 'IR'), (368, 'IQ'), (372, 'IE'), (833, 'IM'),
  (376, 'IL'), (380, 'IT'), (388, 'JM'), (392, 'JP'), (832, 'JE'), (400, 'JO'), (398, 'KZ'), (404, 'KE'), (296, 'KI'), (408, 'KP'), (410, 'KR'), (414, 'KW'),
  (417, 'KG'), (418, 'LA'), (428, 'LV'), (422, 'LB'), (426, 'LS'), (430, 'LR'), (434, 'LY'), (438, 'LI'), (440, 'LT'), (442, 'LU'), (446, 'MO'), (450, 'MG'),
  (454, 'MW'), (458, 'MY'), (462, 'MV'), (466, 'ML'), (470, 'MT'), (584, 'MH'), (474, 'MQ'), (478, 'MR'), (480, 'MU'), (175, 'YT'), (484, 'MX'), (583, 'FM'),
  (498, 'MD'), (492, 'MC'), (496, 'MN'), (499, 'ME'), (500, 'MS'), (504, 'MA'), (508, 'MZ'), (104, 'MM'), (516, 'NA'), (520, 'NR'), (524, 'NP'), (528, 'NL'),
  (540, 'NC'), (554, 'NZ'), (558, 'NI'), (562, 'NE'), (566, 'NG'), (570, 'NU'), (574, 'NF'), (807, 'MK'), (580, 'MP'), (578, 'NO'), (512, 'OM'), (586, 'PK'),
  (585, 'PW'), (275, 'PS'), (591, 'PA'), (598, 'PG'), (600, 'PY'), (604, 'PE'), (608, 'PH'), (612, 'PN'), (616, 'PL'), (620, 'PT'), (630, 'PR'), (634, 'QA'),
  (638, 'RE'), (642, 'RO'), (643, 'RU'), (646, 'RW'), (652, 'BL'), (654, 'SH'), (659, 'KN'), (662, 'LC'), (663, 'MF'), (666, 'PM'), (670, 'VC'), (882, 'WS'),
  (674, 'SM'), (678, 'ST'), (682, 'SA'), (686, 'SN'), (688, 'RS'), (690, 'SC'), (694, 'SL'), (702, 'SG'), (534, 'SX'), (703, 'SK'), (705, 'SI'), (90, 'SB'),
  (706, 'SO'), (710, 'ZA'), (239, 'GS'), (728, 'SS'), (724, 'ES'), (144, 'LK'), (729, 'SD'), (740, 'SR'), (744, 'SJ'), (752, 'SE'), (756, 'CH'), (760, 'SY'),
  (158, 'TW'), (762, 'TJ'), (834, 'TZ'), (764, 'TH'), (626, 'TL'), (768, 'TG'), (772, 'TK'), (776, 'TO'), (780, 'TT'), (788, 'TN'), (792, 'TR'), (795, 'TM'),
  (796, 'TC'), (798, 'TV'), (800, 'UG'), (804, 'UA'), (784, 'AE'), (826, 'GB'), (840, 'US'), (581, 'UM'), (858, 'UY'), (860, 'UZ'), (548, 'VU'), (336, 'VA'),
  (862, 'VE'), (704, 'VN'), (92, 'VG'), (850, 'VI'), (876, 'WF'), (732, 'EH'), (887, 'YE'), (894, 'ZM'), (716, 'ZW');
revoke insert, update, delete on country from docket_app;

-- Who someone is and what they may do. What they say about themselves is in profile.
create table account (
  id uuid primary key,
  -- Trimmed and lower case (SPEC section 5).
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  email_verified_at timestamptz,
  role text not null default 'user' check (role in ('freelancer', 'client', 'both', 'user', 'expert')),
  -- Never set by a registration (AUT-10).
  is_operator boolean not null default false,
  -- Guard rule 8 as one stored answer, so that a request reads one row. Profile deeds keep it true.
  onboarded boolean not null default false,
  username text not null unique check (username ~ '^[a-z0-9]([a-z0-9._-]{1,28})[a-z0-9]$'),
  first_name text not null check (length(first_name) between 1 and 80),
  middle_name text check (length(middle_name) <= 80),
  last_name text not null check (length(last_name) between 1 and 80),
  country_id smallint references country,
  phone text,
  phone_country_code text,
  phone_verified_at timestamptz,
  identity_verified_at timestamptz,
  background_checked_at timestamptz,
  two_factor_enabled boolean not null default false,
  -- When the last letter with a code was asked for: the countdown counts from here.
  verification_asked_at timestamptz,
  last_login_at timestamptz,
  last_activity_at timestamptz,
  created_at timestamptz not null
);
create index account_operator on account (id) where is_operator;
create index account_email_verified on account (created_at) where email_verified_at is null;

-- Apart from the account, so that no list or join ever carries a hash along.
create table credential (
  user_id uuid primary key references account,
  password_hash text not null,
  changed_at timestamptz not null
);

create table session (
  id uuid primary key,
  user_id uuid not null references account,
  -- SHA-256 of the token; the token itself is told once and not kept (AUT-4).
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null check (length(user_agent) <= 300)
);
create index session_of_user on session (user_id, ended_at);

-- Six-digit codes and one-time links: hashed, short-lived, single use, bound to their purpose and address (AUT-7).
create table one_time_code (
  user_id uuid not null references account,
  purpose text not null check (purpose in ('verify_email', 'operator_setup')),
  target text not null,
  code_hash bytea,
  code_expires_at timestamptz,
  tries smallint not null default 0,
  link_hash bytea unique,
  link_expires_at timestamptz,
  created_at timestamptz not null,
  -- A fresh one replaces the last: only one of a purpose is ever good.
  primary key (user_id, purpose)
);
