from pathlib import Path
from konspira.games.leduc import rules
from konspira.kernel.game import Game
from konspira.kernel.choices import ChoiceTable, Family
class LeducGame(Game):
    id = "leduc"
    version = 1
    seat_range = (2, 2)
    folder = Path(__file__).parent
    table = ChoiceTable([Family("fold",0,"LED-3.2"),Family("call",1,"LED-3.3"),Family("raise",2,"LED-3.4")])
    steps = {}
    def opening(self):
        return rules.opening(self)
