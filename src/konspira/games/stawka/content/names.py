"""The ids of all components, in canonical order (content file); a thing is its place in its list.

Ids are fixed, so that choices have fixed numbers; a pack changes numbers and never adds ids.
"""

from __future__ import annotations

from typing import Final, Literal, get_args


def words(text: str) -> list[str]:
    """Return the words of a text."""
    return text.split()


SIDES: Final = ["polish", "german"]
COLORS: Final = ["yellow", "purple", "blue", "black"]
LEVELS: Final = ["basic", "extended", "advanced"]
CHARACTERS: Final = words("""
hans_kloss ingrid_heizer jacek georg irena old_lady emma_schmidt barbara_reczko edward_kania
kazik christianson ernst_pfeiffer hans_diederlich hermann_brunner stedtke fritz_kopf erik_kopf
marta_becher glaubel bruno_dreher heinrich_vogel gendarmerie_sergeant johannes_lemner erwin_reil
puszke
""")
DOCUMENTS: Final = words("""
kloss_doc_1 kloss_doc_2 kloss_doc_3 ingrid_heizer jacek georg irena old_lady emma_schmidt
barbara_reczko edward_kania kazik christianson ernst_pfeiffer hans_diederlich hermann_brunner
stedtke fritz_kopf erik_kopf marta_becher glaubel bruno_dreher heinrich_vogel
gendarmerie_sergeant johannes_lemner erwin_reil puszke
""")
SECTORS: Final = words("""
police administrative railway city main_square military harbour industrial residential suburb
""")
LOCATIONS: Final = words("""
gestapo jail police_post labour_office courts officers_flats station hospital tenement market
cemetery hotel theatre phone_booth abwehr barracks bunker quay cafe factory design_office
reil_office ss_villa park church forester_lodge
""")
FIELDS: Final = words("""
pol_north pol_east pol_south pol_west pol_a pol_b pol_c pol_d gestapo jail police_post adm_north
adm_east adm_south adm_west adm_a adm_b adm_c labour_office courts officers_flats rai_north
rai_east rai_south rai_west rai_a rai_b rai_c station hospital cit_north cit_east cit_south
cit_west cit_a cit_b cit_c cit_d tenement market cemetery squ_north squ_east squ_south squ_west
squ_a squ_b squ_c squ_d hotel theatre phone_booth mil_north mil_east mil_south mil_west mil_a
mil_b mil_c mil_d mil_g mil_f abwehr barracks bunker har_north har_east har_south har_west har_a
har_b har_c quay cafe ind_north ind_east ind_south ind_west ind_a ind_b ind_c factory
design_office reil_office res_north res_east res_south res_west res_a res_b res_c ss_villa park
sub_north sub_east sub_south sub_west sub_a sub_b sub_c church forester_lodge
""")
ITEMS: Final = words("""
officer_boots city_map gloves typewriter flowers cognac chocolate cigarettes compromising_photos
uniform iron_cross travel_pass false_papers binoculars torch camera bicycle ration_cards
newspaper intercepted_letter code_book pistol pistol_vis rifle grenade bayonet dynamite crowbar
jewellery dollars_1000 dollars_2000 dollars_3000 safe stamp document first_aid_kit handcuffs
""")
TOP_SECRET: Final = words("""
ts_01 ts_02 ts_03 ts_04 ts_05 ts_06 ts_07 ts_08 ts_09 ts_10 ts_11 ts_12
""")
MISSIONS: Final = words("""
ms_jacek_1 ms_jacek_2 ms_jacek_3 ms_ingrid_heizer_1 ms_ingrid_heizer_2 ms_ingrid_heizer_3
ms_georg_1 ms_georg_2 ms_georg_3 ms_irena_1 ms_irena_2 ms_irena_3 ms_old_lady_1 ms_old_lady_2
ms_old_lady_3 ms_emma_schmidt_1 ms_emma_schmidt_2 ms_emma_schmidt_3 ms_barbara_reczko_1
ms_barbara_reczko_2 ms_barbara_reczko_3 ms_edward_kania_1 ms_edward_kania_2 ms_edward_kania_3
ms_kazik_1 ms_kazik_2 ms_kazik_3 ms_christianson_1 ms_christianson_2 ms_christianson_3
ms_ernst_pfeiffer_1 ms_ernst_pfeiffer_2 ms_ernst_pfeiffer_3 ms_hans_diederlich_1
ms_hans_diederlich_2 ms_hans_diederlich_3 ms_glaubel_1 ms_glaubel_2 ms_glaubel_3
ms_marta_becher_1 ms_marta_becher_2 ms_marta_becher_3 ms_bruno_dreher_1 ms_bruno_dreher_2
ms_bruno_dreher_3 ms_heinrich_vogel_1 ms_heinrich_vogel_2 ms_heinrich_vogel_3 ms_fritz_kopf_1
ms_fritz_kopf_2 ms_fritz_kopf_3 ms_erik_kopf_1 ms_erik_kopf_2 ms_erik_kopf_3
ms_gendarmerie_sergeant_1 ms_gendarmerie_sergeant_2 ms_gendarmerie_sergeant_3
ms_johannes_lemner_1 ms_johannes_lemner_2 ms_johannes_lemner_3 ms_erwin_reil_1 ms_erwin_reil_2
ms_erwin_reil_3 ms_puszke_1 ms_puszke_2 ms_puszke_3
""")
THREATS: Final = words("""
th_pl_alarm th_pl_suspicious th_pl_thief th_pl_commotion th_pl_dangerous_ground th_pl_support
th_pl_agent_protection th_de_alarm th_de_control_1 th_de_control_2 th_de_control_3 th_de_trap
th_de_suspicious_1 th_de_suspicious_2 th_de_support th_de_agent_protection
""")
LOCATION_CARDS: Final = words("""
lc_pl_gestapo lc_pl_jail lc_pl_police_post lc_pl_labour_office lc_pl_courts lc_pl_officers_flats
lc_pl_station lc_pl_hospital lc_pl_tenement lc_pl_market lc_pl_cemetery lc_pl_hotel
lc_pl_theatre lc_pl_phone_booth lc_pl_abwehr lc_pl_barracks lc_pl_bunker lc_pl_quay lc_pl_cafe
lc_pl_factory lc_pl_design_office lc_pl_reil_office lc_pl_ss_villa lc_pl_park lc_pl_church
lc_pl_forester_lodge lc_de_gestapo lc_de_jail lc_de_police_post lc_de_labour_office lc_de_courts
lc_de_officers_flats lc_de_station lc_de_hospital lc_de_tenement lc_de_market lc_de_cemetery
lc_de_hotel lc_de_theatre lc_de_phone_booth lc_de_abwehr lc_de_barracks lc_de_bunker lc_de_quay
lc_de_cafe lc_de_factory lc_de_design_office lc_de_reil_office lc_de_ss_villa lc_de_park
lc_de_church lc_de_forester_lodge
""")
REACTIONS: Final = words("""
rx_closed_street rx_crowd rx_tail rx_spot_check rx_breakdown rx_pickpocket rx_recalled rx_curfew
rx_empty_drawer rx_fingerprints rx_false_bottom rx_planted_find rx_quick_hands rx_creaking_floor
rx_jammed_door rx_light_in_window rx_rule_of_reciprocity rx_poker_face rx_interruption
rx_false_trail rx_change_of_subject rx_alibi rx_slip_of_tongue rx_pulling_rank
""")
PLANS: Final = words("""
plan_pl_1 plan_pl_2 plan_pl_3 plan_pl_4 plan_pl_5 plan_de_1 plan_de_2 plan_de_3 plan_de_4
plan_de_5
""")
SCENARIOS: Final = words("""
s1_meeting s2_first_clash s3_chestnuts s4_i_know_who_you_are s5_hotel_excelsior s6_top_secret
""")
FREE: Final = "free"  # built at the table (rules file, 4.7)
OWN: Final = "own"  # from a file
PLAYED: Final = [*SCENARIOS, FREE, OWN]
DIFFICULTIES: Final = ["free_basic", "free_advanced"]
VictoryName = Literal[
    "vp",
    "secrets",
    "exposure",
    "prisoners",
    "password",
    "network",
    "dispatch",
    "room_217",
    "barracks",
]
VICTORIES: Final[list[str]] = list(get_args(VictoryName))  # named endings

LANGUAGES: Final = ["en", "pl", "de"]  # of the word lists
LETTERS: Final = list("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżäöüß")  # of all three
FOLDED: Final = list("aabccdeefghijkllmnnoopqrsstuvwxyzzzaous")  # without their marks
REACH: Final = 6  # seven sectors in a row: police, and six more
CELLS: Final = [f"{x},{y}" for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)]
QUARTERS: Final = ["north", "east", "south", "west"]  # the direction of a sector from another

TILES_EACH: Final = 5  # tiles a location
TILES: Final = [f"tile_{place}_{k}" for place in LOCATIONS for k in range(1, TILES_EACH + 1)]
PIECES: Final = [*TILES, *TOP_SECRET]  # what an agent can hold (STA-18.2)
FIGURES: Final = [*CHARACTERS, "black_audi"]
